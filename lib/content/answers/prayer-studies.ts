import type { Answer } from "./schema";

export const prayerStudies: Answer = {
  id: "prayer-studies",
  section: "Doubts and hard texts",
  question: "Has science tested whether prayer works?",
  askedAs: [
    "scientific studies on prayer",
    "does prayer work according to science",
    "step prayer study heart patients",
    "templeton prayer experiment",
    "is there proof that prayer heals",
    "experiments on prayer for sick people",
    "benson 2006 intercessory prayer trial",
    "patients who were prayed for did worse",
    "byrd 1988 coronary care unit",
    "placebo effect of prayer",
    "is there any data that intercession helps the sick",
    "cochrane review intercessory prayer",
    "double blind prayer experiment",
    "statistically prayer does nothing",
    "i work in icu and wonder if anyone ever measured whether praying matters",
    "galton royal family prayer",
    "can you test god in a lab",
    "do people who get prayed for recover faster",
    "randomized controlled trial distant healing",
    "prayer does not work and its been proven",
    "Has there been research about praying for surgery patients?",
    "does it matter medically if my church prays",
    "evidence based prayer lol",
    "clinical trials and petitionary prayer",
    "why did the bypass study fail",
    "scientists tried praying for people in hospital",
    "health outcomes of prayer",
    "meta-analysis remote intercession",
    "thou shalt not put god to the test and prayer experiments",
    "third party prayer medical outcome",
    "my stats teacher said prayer was tested and failed",
  ],
  answer:
    "Prayer has been tested in several trials, and taken together they show no clear effect of strangers’ prayers on the health of patients. The largest, published in 2006, followed about 1,800 heart surgery patients: those prayed for did no better, and those who knew that they were being prayed for had somewhat more complications. Earlier small studies had pointed both ways. Such tests cannot measure everything that people mean by prayer, and the Bible treats it as trust in a person and not as a method.",
  passages: [
    {
      reference: "Matthew 6:7-8",
      why: "The Father knows before he is asked; many words do not help.",
    },
    { reference: "Luke 4:12", why: "God is not to be put to the test." },
    { reference: "Matthew 26:39", why: "Jesus himself asks, and leaves it to the Father." },
  ],
  christianViews:
    "Most Christians are not surprised: God is free, and does not answer to an experiment. Some think that the studies were badly built, since control groups are prayed for by families too. All agree that prayer changes those who pray, and many tell of answers in their own lives.",
  critics:
    "Critics reply that a claim which cannot be shown by any test differs little from one that is false, that an effect promised so plainly ought to be visible, and that remembered answers are what chance and selective memory would lead us to expect.",
  sources: [
    {
      author: "Herbert Benson and others",
      year: "2006",
      title:
        "Study of the Therapeutic Effects of Intercessory Prayer (STEP) in cardiac bypass patients",
      publication: "American Heart Journal 151: 934-942",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1016/j.ahj.2005.05.028",
    },
    {
      author: "Leanne Roberts, Irshad Ahmed, Steve Hall and Andrew Davison",
      year: "2009",
      title: "Intercessory prayer for the alleviation of ill health",
      publication: "Cochrane Database of Systematic Reviews",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1002/14651858.CD000368.pub3",
    },
  ],
  related: ["heal-amputees"],
};
