import type { Answer } from "./schema";

export const whatIsHeavenLike: Answer = {
  id: "what-is-heaven-like",
  section: "Faith basics",
  question: "What is heaven like?",
  askedAs: [
    "what will we do in heaven",
    "will heaven be boring",
    "are there streets of gold in heaven",
    "is heaven a real place",
    "what does heaven look like for kids",
    "where is heaven",
    "will we just sing all day in heaven",
    "describe heaven",
    "is heaven boring",
    "what happens in heaven",
    "how does the bible describe heaven",
    "paradise in the bible",
    "pearly gates and streets of gold",
    "what do people do all day in heaven",
    "what does heaven look like",
    "what is heaven",
    "what will heaven be like",
  ],
  answer:
    "The Bible tells less than we would like, and in pictures: a feast, a city, a garden, a home with room for many. At its heart is being with God, and the end of death, grief and pain. Its last hope is more than souls in the sky: a new heaven and a new earth, with people raised and everything made right. Gold and pearls seem to say that the best we know is paving there. And it does not sound idle, for his servants serve him and reign.",
  passages: [
    { reference: "Revelation 21:1-4", why: "God lives with people, and death is no more." },
    {
      reference: "Revelation 22:1-5",
      why: "River, tree of life, and servants who serve and reign.",
    },
    { reference: "John 14:1-3", why: "Jesus prepares a place and comes for his friends." },
    {
      reference: "1 Corinthians 2:9",
      why: "What God has prepared goes beyond what we have seen or heard.",
    },
  ],
  christianViews:
    "Catholics and Orthodox speak above all of seeing God, or of sharing his life without end; many Protestants stress the renewed earth, with work and culture. Most join the two: souls with Christ now, and the resurrection at the end.",
  critics:
    "Many people see in heaven a wish made into a belief. The philosopher Bernard Williams argued that an endless life must in time become tedious; believers answer that God cannot be exhausted.",
  sources: [
    {
      author: "N. T. Wright",
      year: "2007",
      title: "Surprised by Hope",
      publication: "SPCK, London",
      kind: "book",
    },
    {
      author: "Bernard Williams",
      year: "1973",
      title: "The Makropulos Case, in Problems of the Self",
      publication: "Cambridge University Press, Cambridge",
      kind: "book",
    },
  ],
  related: ["know-loved-ones-in-heaven", "resurrection-of-the-body", "do-pets-go-to-heaven"],
};
