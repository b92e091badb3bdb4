import type { Answer } from "./schema";

export const whatIsCommunion: Answer = {
  id: "what-is-communion",
  section: "Faith basics",
  question: "What is Communion, and is it really Jesus’ body?",
  askedAs: [
    "what is the lords supper",
    "what is the eucharist",
    "what does this is my body mean",
    "transubstantiation explained",
    "why do christians eat bread and drink wine",
    "can i take communion in another church",
    "is it cannibalism to eat jesus body",
    "is the bread really the body of christ",
    "what happens in the eucharist",
    "meaning of bread and wine",
    "real presence",
    "who may take communion",
    "what is holy communion",
    "body and blood of christ in bread and wine",
    "how often should we take the lords supper",
    "what does communion mean",
    "what is the meaning of communion",
    "lords supper bread and cup",
    "why do catholics believe bread turns into jesus",
    "does the bread become jesus",
  ],
  answer:
    "Communion, or the Lord’s Supper, is the meal of bread and wine that Jesus gave his followers on the night before he died, to be done in memory of him. All churches that keep it thank God there for his death, draw near to him and to one another, and look forward to his coming. Whether the bread and wine truly become his body and blood is among the oldest differences between them. Churches also differ on who may come to the table, so as a guest simply ask.",
  passages: [
    { reference: "1 Corinthians 11:23-26", why: "The oldest account, handed on by Paul." },
    { reference: "Luke 22:19-20", why: "Jesus gives bread and cup at the last supper." },
    { reference: "1 Corinthians 10:16-17", why: "Sharing in Christ, and being one body." },
    { reference: "John 6:53-56", why: "Words that the churches read differently." },
  ],
  christianViews:
    "Catholics believe that bread and wine become Christ’s body and blood, only their appearance staying (transubstantiation); Orthodox, that they truly do, in a way not to be explained. Lutherans hold that he is truly present in, with and under them; Calvin, that by the Spirit we are fed with him; Baptists and others, after Zwingli, that it is a memorial. Quakers and the Salvation Army do not celebrate it outwardly.",
  critics:
    "Some scholars compare sacred meals in other cults of the time; most now look first to Jewish meals, to Passover above all.",
  sources: [
    {
      author: "World Council of Churches",
      year: "1982",
      title: "Baptism, Eucharist and Ministry (Faith and Order Paper 111)",
      publication: "World Council of Churches, Geneva",
      kind: "report",
    },
  ],
  related: ["catholics-and-protestants", "why-blood-sacrifice"],
};
