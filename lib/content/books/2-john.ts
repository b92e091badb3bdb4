import type { BookFacts } from "./schema";

export const secondJohn: BookFacts = {
  osis: "2John",
  name: "2 John",
  testament: "New",
  genre: "General Letters",
  traditionalAuthor: "John the apostle (“the elder”)",
  scholarlyView: "The elder, a leader of the same circle",
  writtenTraditional: "about AD 85-95",
  writtenScholarly: "about AD 90-110",
  eventsSpan: "Traveling teachers were testing the churches",
  setting: ["Ephesus (traditional)"],
  audience: "“The chosen lady and her children”: a church or a woman",
  purpose: "Urges love, and care about who is received",
  keyFigures: ["The elder", "the chosen lady"],
  keyVerses: ["2 John 1:5", "2 John 1:6", "2 John 1:8", "2 John 1:9"],
  outline: [
    {
      passage: "2 John 1:1-3",
      heading: "Greeting",
    },
    {
      passage: "2 John 1:4-6",
      heading: "Walk in love",
    },
    {
      passage: "2 John 1:7-11",
      heading: "Deceivers",
    },
    {
      passage: "2 John 1:12-13",
      heading: "Farewell",
    },
  ],
  themes: ["truth", "love", "discernment"],
  historicalBackground: [
    {
      text: "It has 13 verses",
      mark: "certain",
    },
    {
      text: "It warns of those who deny that Jesus Christ came in the flesh (2 John 1:7)",
      mark: "certain",
    },
    {
      text: "The writer hopes to come in person (2 John 1:12)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Traveling teachers lived by the hospitality of homes (2 John 1:10)",
      mark: "certain",
    },
    {
      text: "Churches met in houses, so to receive a teacher was to give him a platform",
      mark: "certain",
    },
  ],
  prophecyLinks: [],
  finds: [],
  confidence: "author disputed",
  application: "Second John asks how love and truth can be kept together.",
};
