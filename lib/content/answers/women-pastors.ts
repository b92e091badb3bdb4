import type { Answer } from "./schema";

export const womenPastors: Answer = {
  id: "women-pastors",
  section: "Doubts and hard texts",
  question: "Can women be pastors?",
  askedAs: [
    "are women allowed to preach",
    "female priests in the bible",
    "does the bible allow women ministers",
    "why can't women be priests",
    "1 timothy 2 12 women teaching men",
    "can a woman be ordained",
    "were there women leaders in the early church",
    "is it biblical for a church to have a female pastor",
    "can a woman lead a church",
    "how should 1 timothy 2 be preached",
  ],
  answer:
    "Christians are divided, and each side reads the Bible with care. One line in 1 Timothy does not permit a woman to teach or have authority over a man, and elders are described as husbands of one wife. The same Bible shows Deborah judging Israel, Huldah prophesying for a king, Priscilla explaining the faith to Apollos, and Junia, who is praised among, or by, the apostles. So the question is whether that line is a rule for every age or an answer to one situation.",
  passages: [
    {
      reference: "1 Timothy 2:11-14",
      why: "The main text against, which argues from Adam and Eve.",
    },
    { reference: "Acts 18:26", why: "Priscilla and Aquila teach Apollos together." },
    { reference: "Romans 16:7", why: "Junia and Andronicus, well known among the apostles." },
    { reference: "Judges 4:4-5", why: "Deborah, a prophet, judges Israel." },
  ],
  christianViews:
    "Catholic and Orthodox churches ordain only men as priests, from the example of Jesus’ choice of the Twelve and unbroken practice. Many Baptist and Reformed churches reserve the office of elder for men because Paul argues from creation. Many Methodist, Lutheran, Anglican and Pentecostal churches ordain women, holding that the Spirit gives gifts to all and that Paul corrected false teaching at Ephesus.",
  critics:
    "Many scholars think that 1 Timothy was written after Paul’s death, when churches were adapting to the customs of the Roman household, and that Paul himself worked with women as equals.",
  sources: [
    {
      author: "John Piper and Wayne Grudem, eds.",
      year: "1991",
      title: "Recovering Biblical Manhood and Womanhood",
      publication: "Crossway",
      kind: "book",
    },
    {
      author: "Philip B. Payne",
      year: "2009",
      title: "Man and Woman, One in Christ",
      publication: "Zondervan",
      kind: "book",
    },
  ],
  related: ["women-silent-in-church", "pauls-letters"],
};
