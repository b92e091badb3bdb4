import type { BookFacts } from "./schema";

export const thirdJohn: BookFacts = {
  osis: "3John",
  name: "3 John",
  testament: "New",
  genre: "General Letters",
  traditionalAuthor: "John the apostle (“the elder”)",
  scholarlyView: "The elder, a leader of the same circle",
  writtenTraditional: "about AD 85-95",
  writtenScholarly: "about AD 90-110",
  eventsSpan: "A quarrel about receiving traveling brothers",
  setting: ["Ephesus (traditional)"],
  audience: "Gaius",
  purpose: "Praises hospitality and blames Diotrephes",
  keyFigures: ["The elder", "Gaius", "Diotrephes", "Demetrius"],
  keyVerses: ["3 John 1:2", "3 John 1:4", "3 John 1:8", "3 John 1:11"],
  outline: [
    {
      passage: "3 John 1:1-4",
      heading: "Greeting",
    },
    {
      passage: "3 John 1:5-8",
      heading: "Praise for Gaius",
    },
    {
      passage: "3 John 1:9-12",
      heading: "Diotrephes and Demetrius",
    },
    {
      passage: "3 John 1:13-14",
      heading: "Farewell",
    },
  ],
  themes: ["hospitality", "truth", "humility"],
  historicalBackground: [
    {
      text: "It is among the shortest books of the Bible, with 14 verses (15 in some editions)",
      mark: "certain",
    },
    {
      text: "Diotrephes refuses the elder’s friends (3 John 1:9-10)",
      mark: "certain",
    },
    {
      text: "It is the only one of the three letters that names its reader, Gaius (3 John 1:1)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Letters of recommendation introduced travelers",
      mark: "certain",
    },
    {
      text: "Travelers for the Name took nothing from outsiders (3 John 1:7)",
      mark: "certain",
    },
  ],
  prophecyLinks: [],
  finds: [],
  confidence: "author disputed",
  application:
    "Third John honors hospitality and shows what the love of first place does to a community.",
};
