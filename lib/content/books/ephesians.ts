import type { BookFacts } from "./schema";

export const ephesians: BookFacts = {
  osis: "Eph",
  name: "Ephesians",
  testament: "New",
  genre: "Letters of Paul",
  traditionalAuthor: "Paul (Ephesians 1:1)",
  scholarlyView: "Divided: Paul, or a follower about AD 80-90",
  writtenTraditional: "about AD 60-62",
  writtenScholarly: "about AD 60-90",
  eventsSpan: "From prison (Ephesians 3:1; 6:20)",
  setting: ["Ephesus and its region", "Rome (prison, traditional)"],
  audience: "Ephesus, or several churches: the words “in Ephesus” are missing in early copies",
  purpose: "Shows God’s plan to unite all in Christ",
  keyFigures: [{ person: "paul" }, "Tychicus"],
  keyVerses: [
    "Ephesians 1:7",
    "Ephesians 2:8-10",
    "Ephesians 3:20-21",
    "Ephesians 4:32",
    "Ephesians 5:1-2",
    "Ephesians 6:11",
  ],
  outline: [
    {
      passage: "Ephesians 1:1-23",
      heading: "Blessing and prayer",
    },
    {
      passage: "Ephesians 2:1-3:21",
      heading: "One new people",
    },
    {
      passage: "Ephesians 4:1-5:20",
      heading: "The new life",
    },
    {
      passage: "Ephesians 5:21-6:9",
      heading: "Households",
    },
    {
      passage: "Ephesians 6:10-24",
      heading: "The armor of God",
    },
  ],
  themes: ["grace", "church", "unity", "new life"],
  historicalBackground: [
    {
      text: "Ephesus was the chief city of Roman Asia",
      mark: "certain",
    },
    {
      text: "A wall in the Temple court kept Gentiles out, a likely background to Ephesians 2:14",
      mark: "probable",
    },
    {
      text: "Acts gives Paul more than two years at Ephesus (Acts 19:8-10; 20:31)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Household codes were known in Greek moral teaching",
      mark: "certain",
    },
    {
      text: "The armor in Ephesians 6:14-17 uses pieces of a soldier’s gear and words from Isaiah 59:17",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Psalm 68:18",
      to: ["Ephesians 4:8"],
      note: "gifts to people",
      inCrossReferenceData: true,
    },
  ],
  impliedWords: [{ passage: "Ephesians 1-6", words: "Paul" }],
  finds: ["warning", "ephesustheatre", "p46"],
  confidence: "author disputed",
  application: "Ephesians asks what divides people who were meant to belong together.",
};
