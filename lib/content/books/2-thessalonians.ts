import type { BookFacts } from "./schema";

export const secondThessalonians: BookFacts = {
  osis: "2Thess",
  name: "2 Thessalonians",
  testament: "New",
  genre: "Letters of Paul",
  traditionalAuthor: "Paul, Silvanus and Timothy",
  scholarlyView: "Divided: Paul, or a later writer",
  writtenTraditional: "about AD 51-52",
  writtenScholarly: "about AD 51-90",
  eventsSpan: "Soon after the first letter (traditional)",
  setting: ["Corinth", "Thessalonica"],
  audience: "The church of the Thessalonians",
  purpose: "Corrects idleness and the idea that the day of the Lord has come",
  keyFigures: [{ person: "paul" }, "Silvanus", { person: "timothy" }],
  keyVerses: [
    "2 Thessalonians 1:3",
    "2 Thessalonians 2:3",
    "2 Thessalonians 2:15",
    "2 Thessalonians 3:3",
    "2 Thessalonians 3:10",
  ],
  outline: [
    {
      passage: "2 Thessalonians 1:1-12",
      heading: "Thanks and judgment",
    },
    {
      passage: "2 Thessalonians 2:1-17",
      heading: "The man of sin",
    },
    {
      passage: "2 Thessalonians 3:1-5",
      heading: "Prayer",
    },
    {
      passage: "2 Thessalonians 3:6-18",
      heading: "Work and a farewell",
    },
  ],
  themes: ["steadfastness", "day of the Lord", "work"],
  historicalBackground: [
    {
      text: "It warns of a letter falsely written in Paul’s name (2 Thessalonians 2:2)",
      mark: "certain",
    },
    {
      text: "Who “restrains” the lawless one is not said (2 Thessalonians 2:6-7)",
      mark: "disputed",
    },
    {
      text: "It shares much of its wording with the first letter",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Paul signed with his own hand (2 Thessalonians 3:17)",
      mark: "certain",
    },
    {
      text: "Those who would not work lived off others (2 Thessalonians 3:10-12)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Daniel 11:36",
      to: ["2 Thessalonians 2:4"],
      note: "the one who exalts himself; an echo",
      inCrossReferenceData: true,
    },
  ],
  finds: ["politarch"],
  confidence: "author disputed",
  application: "Second Thessalonians warns against alarm about the end and encourages steady work.",
};
