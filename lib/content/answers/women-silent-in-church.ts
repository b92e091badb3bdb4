import type { Answer } from "./schema";

export const womenSilentInChurch: Answer = {
  id: "women-silent-in-church",
  section: "Doubts and hard texts",
  question: "Why does Paul say women should be silent in church?",
  askedAs: [
    "why does the bible say women should be quiet",
    "is the bible sexist",
    "did paul hate women",
    "1 corinthians 14 34 women silent",
    "do women have to wear head coverings",
    "is paul a misogynist",
    "are women allowed to speak in church",
    "women must keep quiet in church paul",
    "paul's view of women",
  ],
  answer:
    "Scholars disagree about what he meant, because the same letter takes for granted that women pray and prophesy aloud in the meeting. So the silence can hardly be total: many think that he stops one kind of speech, such as disruptive questions or the public weighing of prophecies. Some think that the lines are a later addition, since a few manuscripts place them at the end of the chapter. Elsewhere Paul greets women as coworkers and names Phoebe as a servant, or deacon, of the church.",
  passages: [
    { reference: "1 Corinthians 14:34-35", why: "The lines in question." },
    {
      reference: "1 Corinthians 11:4-5",
      why: "Women are praying and prophesying in the same church.",
    },
    { reference: "Romans 16:1-4", why: "Phoebe and Prisca, honored for their work." },
    { reference: "Galatians 3:28", why: "In Christ there is no division into male and female." },
  ],
  christianViews:
    "Complementarian Christians hold that men and women are equal in worth, and that teaching and leading the gathered church is given to men. Egalitarian Christians hold that such lines answered troubles in certain churches, and that gifts, not sex, decide who may speak.",
  critics:
    "Critics say that whatever their first setting, these lines have been used for centuries to keep women down, and that they show the ordinary patriarchy of their world rather than the voice of God.",
  sources: [
    {
      author: "Gordon D. Fee",
      year: "1987",
      title: "The First Epistle to the Corinthians",
      publication: "Eerdmans",
      kind: "book",
    },
    {
      author: "John Piper and Wayne Grudem, eds.",
      year: "1991",
      title: "Recovering Biblical Manhood and Womanhood",
      publication: "Crossway",
      kind: "book",
    },
  ],
  related: ["women-pastors"],
};
