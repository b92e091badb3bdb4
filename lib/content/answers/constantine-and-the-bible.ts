import type { Answer } from "./schema";

export const constantineAndTheBible: Answer = {
  id: "constantine-and-the-bible",
  section: "How the Bible was made",
  question: "Did Constantine change the Bible or invent Christianity?",
  askedAs: [
    "did constantine create christianity",
    "constantine and the bible",
    "did the emperor constantine rewrite the bible",
    "did rome make up christianity",
    "was christianity invented by the romans",
    "did roman emperors change christianity",
  ],
  answer:
    "Constantine neither wrote the Bible nor invented Christianity, which was nearly three centuries old when he came to power, and copies of its books older than his time agree in substance with ours. He ended the persecution, favored the church, called the Council of Nicaea in 325, and ordered fifty Bibles for Constantinople. He did not make Christianity the state religion; Theodosius did that in 380. His favor did change the church deeply, for good and for ill.",
  passages: [
    { reference: "Acts 11:26", why: "The name Christian is in use in the first century." },
    { reference: "1 Peter 4:16", why: "Being a Christian could bring suffering then." },
    { reference: "John 18:31-33", why: "The lines on P52, a scrap older than Constantine." },
  ],
  christianViews:
    "Orthodox Christians honor him as a saint. Many Protestants, the Anabaptists first, think that the church lost its way when it joined itself to the empire.",
  critics:
    "Historians debate how sincere his faith was, and note that later emperors enforced it. The claim that he or Rome wrote the Gospels has no support among scholars of any view.",
  sources: [
    {
      author: "Eusebius of Caesarea",
      year: "c. 339",
      title: "Life of Constantine 4.36",
      publication: "Nicene and Post-Nicene Fathers, series 2, vol. 1",
      kind: "ancient-source",
    },
    {
      author: "Peter J. Leithart",
      year: "2010",
      title: "Defending Constantine",
      publication: "IVP Academic",
      kind: "book",
    },
  ],
  related: ["nicaea-and-the-canon"],
};
