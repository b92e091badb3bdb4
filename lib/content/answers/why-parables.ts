import type { Answer } from "./schema";

export const whyParables: Answer = {
  id: "why-parables",
  section: "Doubts and hard texts",
  question: "Why did Jesus speak in parables?",
  askedAs: [
    "what is a parable",
    "why did jesus tell stories",
    "mark 4 12 so that they may not understand",
    "did jesus hide his message on purpose",
    "what are the parables of jesus",
  ],
  answer:
    "Jesus told parables to make people see God’s kingdom for themselves, in pictures from field, kitchen and market; a parable is a short story or comparison that asks the hearer to judge. There is also a hard saying: to outsiders everything comes in riddles, so that they see and do not perceive. It is taken from Isaiah, and readers disagree on whether it states a purpose or a sad result. About forty parables are counted, in Matthew, Mark and Luke.",
  passages: [
    { reference: "Mark 4:33-34", why: "He spoke as they were able to hear." },
    { reference: "Mark 4:11-12", why: "The hard saying." },
    { reference: "Matthew 13:13-15", why: "Matthew’s form, with Isaiah’s words." },
    { reference: "Luke 15:3-7", why: "A well-known example: the lost sheep." },
  ],
  christianViews:
    "Some hold that the parables veil the truth from those who do not want it and open it to those who do. Others stress that they were meant to be understood by everybody. Calvinists see God’s choice at work in who understands.",
  critics:
    "Many scholars think that the hard saying reflects the early church’s puzzle over why most of Israel had not believed, rather than the intention of Jesus.",
  sources: [
    {
      author: "Joachim Jeremias",
      year: "1963",
      title: "The Parables of Jesus, revised edition",
      publication: "SCM Press",
      kind: "book",
    },
    {
      author: "Klyne R. Snodgrass",
      year: "2008",
      title: "Stories with Intent",
      publication: "Eerdmans",
      kind: "book",
    },
  ],
  related: ["what-is-the-kingdom-of-god", "synoptic-problem"],
};
