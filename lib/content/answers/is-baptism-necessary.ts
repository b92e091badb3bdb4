import type { Answer } from "./schema";

export const isBaptismNecessary: Answer = {
  id: "is-baptism-necessary",
  section: "Faith basics",
  question: "Do you have to be baptized to go to heaven?",
  askedAs: [
    "is baptism necessary for salvation",
    "can i be saved without being baptized",
    "what happens if i die before i get baptized",
    "do i really need to get baptized",
    "thief on the cross was not baptized",
    "why should i get baptised",
    "must a believer be baptised to be saved",
    "is baptism required",
    "why do christians get baptised",
    "is someone unbaptized lost",
    "do i need to be baptized to be saved",
    "can an unbaptized person go to heaven",
    "is it enough to believe without baptism",
  ],
  answer:
    "Jesus commands baptism, and nearly every church expects it of believers; yet most also trust that God saves people who die before it was possible. In Acts people are baptized as soon as they believe, and nobody treats it as optional. A man crucified beside Jesus was promised paradise without it. So if you trust Christ, be baptized; and if somebody you love died before it could be done, trust the mercy of God.",
  passages: [
    { reference: "Matthew 28:19-20", why: "Jesus tells his followers to baptize." },
    { reference: "Acts 2:38", why: "Turning and baptism belong together in the first sermon." },
    { reference: "Luke 23:42-43", why: "A dying man is received with no time for baptism." },
    {
      reference: "1 Peter 3:21",
      why: "Baptism is named as saving, as an appeal to God and no mere washing.",
    },
  ],
  christianViews:
    "Catholics, Orthodox and Lutherans, and the Churches of Christ in their own way, believe that God gives new birth in baptism; Catholics add that a martyr’s death, or the desire for baptism, can stand in its place. Most Baptists, Pentecostals and other evangelicals see it as the commanded public sign of a salvation already received by faith.",
  sources: [
    {
      author: "World Council of Churches",
      year: "1982",
      title: "Baptism, Eucharist and Ministry (Faith and Order Paper 111)",
      publication: "World Council of Churches, Geneva",
      kind: "report",
    },
    {
      author: "Catholic Church",
      year: "1997",
      title: "Catechism of the Catholic Church, paragraphs 1257-1261",
      publication: "Libreria Editrice Vaticana, Vatican City",
      kind: "book",
    },
  ],
  related: ["infant-baptism", "what-does-born-again-mean", "why-was-jesus-baptized"],
};
