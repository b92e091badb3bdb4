import type { Answer } from "./schema";

export const josephusOnJesus: Answer = {
  id: "josephus-on-jesus",
  section: "Doubts and hard texts",
  question: "Did Josephus really write about Jesus?",
  askedAs: [
    "is the testimonium flavianum authentic",
    "was the josephus passage on jesus forged",
    "josephus about jesus fake?",
    "did christians insert jesus into josephus",
    "antiquities 18 jesus a wise man interpolation",
    "what exactly did josephus say about jesus",
    "the jewish historian who mentions jesus",
    "did eusebius invent the josephus passage",
    "agapius arabic version of josephus",
    "is josephus a reliable witness for jesus",
    "which parts of josephus on christ are genuine",
    "flavius josephus and jesus christ",
    "why would a jew call jesus the christ, josephus",
    "does josephus mention john the baptist and james",
    "josephus antiquities 20.200 james",
    "origen says josephus did not believe in jesus",
  ],
  answer:
    "Partly, as most scholars see it: he wrote of Jesus in two places in his Jewish Antiquities, finished about AD 94, but Christian copyists touched up the longer one. In book 20 he tells how James, brother of the Jesus who was called Christ, was put to death; that line is widely accepted. A paragraph in book 18 says outright that Jesus was the Christ and appeared alive on the third day, which Josephus, who never became a Christian, would hardly have written. The usual opinion is that a shorter, cooler paragraph lies beneath it: a wise man, followers, crucified under Pilate.",
  passages: [
    { reference: "Galatians 1:19", why: "James, the Lord’s brother, whom Josephus names too." },
    { reference: "John 19:16-18", why: "He is handed over by Pilate and crucified." },
    { reference: "Luke 3:1-2", why: "Luke sets the story among rulers whom Josephus describes." },
  ],
  critics:
    "Some hold the whole paragraph to be Christian: no writer before Eusebius, in the 4th century, quotes it, and Origen, who knew the work in the 3rd, says that Josephus did not believe in Jesus as the Christ. Others answer that this remark suggests Origen had read something about Jesus there, and that a 10th-century Arabic version is more sober. A few, such as T. C. Schmidt in 2025, defend the paragraph as substantially Josephus’s own.",
  sources: [
    {
      author: "Flavius Josephus",
      year: "c. AD 94",
      title: "Jewish Antiquities 18.63-64 and 20.200",
      publication: "Rome",
      kind: "ancient-source",
      url: "https://penelope.uchicago.edu/josephus/ant-18.html",
    },
    {
      author: "Louis H. Feldman and Gohei Hata (editors)",
      year: "1987",
      title: "Josephus, Judaism, and Christianity",
      publication: "Brill",
      kind: "book",
    },
    {
      author: "John P. Meier",
      year: "1991",
      title: "The Testimonium: Evidence for Jesus Outside the Bible",
      publication: "Bible Review 7(3)",
      kind: "magazine",
    },
    {
      author: "Nicholas P. L. Allen",
      year: "2015",
      title:
        "Clarifying the Scope of Pre-Fifth-Century C.E. Christian Interpolation in Josephus’ Antiquitates Judaica",
      publication: "North-West University, Potchefstroom",
      kind: "report",
    },
    {
      author: "T. C. Schmidt",
      year: "2025",
      title: "Josephus and Jesus: New Evidence for the One Called Christ",
      publication: "Oxford University Press",
      kind: "book",
    },
  ],
  related: ["christ-myth-theory", "darkness-at-the-crucifixion"],
};
