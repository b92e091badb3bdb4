import type { Answer } from "./schema";

export const faithOrWorks: Answer = {
  id: "faith-or-works",
  section: "Faith basics",
  question: "Are we saved by faith or by works?",
  askedAs: [
    "faith vs works",
    "does james contradict paul",
    "is faith alone enough",
    "do good works get you into heaven",
    "faith without works is dead meaning",
    "can i earn my way to heaven",
    "is being a good person enough to go to heaven",
    "do good deeds count for salvation",
    "paul says faith james says works who is right",
    "do i have to be good to go to heaven",
    "justified by faith alone",
    "sola fide",
    "are good works necessary",
    "is faith enough to be saved",
    "does being a good person save you",
    "do works save us",
  ],
  answer:
    "We are saved by God’s grace, received in faith, and such faith shows itself in works; hardly any church would deny that sentence. Paul says that nobody is put right with God by works of the law; James says that faith without deeds is dead. Most readers find that they answer different people: Paul those who would earn, James those who only talk. So good deeds are not the price of heaven, and a faith that leaves a hungry neighbor unfed is not the real thing.",
  passages: [
    { reference: "Romans 3:28", why: "Paul: by faith, apart from works of the law." },
    { reference: "James 2:14-17", why: "James: what use is faith that does nothing?" },
    { reference: "Ephesians 2:8-10", why: "Not by works, but for works." },
    { reference: "Galatians 5:6", why: "Faith at work through love." },
  ],
  christianViews:
    "Protestants say faith alone, meaning that works are the fruit. Catholics hold that God begins by grace and makes people able to grow in righteousness by love, so that James 2:24 stands as written. Orthodox do not divide the two. Since 1999 Lutherans and Catholics say together that we are accepted by grace alone, in faith, and not for any merit.",
  critics:
    "Some scholars think that James does answer Paul, or his followers, and that the two cannot be wholly reconciled; Luther once called James an epistle of straw. Others, of the so-called new perspective, think that Paul’s “works” were above all marks of Jewish identity such as circumcision.",
  sources: [
    {
      author: "Lutheran World Federation and the Catholic Church",
      year: "1999",
      title: "Joint Declaration on the Doctrine of Justification",
      publication: "Augsburg",
      kind: "report",
    },
    {
      author: "E. P. Sanders",
      year: "1977",
      title: "Paul and Palestinian Judaism",
      publication: "Fortress Press, Philadelphia",
      kind: "book",
    },
  ],
  related: ["what-is-grace", "how-can-i-know-i-am-saved"],
};
