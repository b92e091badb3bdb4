import type { BookFacts } from "./schema";

export const romans: BookFacts = {
  osis: "Rom",
  name: "Romans",
  testament: "New",
  genre: "Letters of Paul",
  traditionalAuthor: "Paul",
  scholarlyView: "Paul; chapter 16 is seen by a few as a separate note",
  writtenTraditional: "about AD 57",
  writtenScholarly: "about AD 55-58",
  eventsSpan: "Written from Corinth before the journey to Jerusalem (Romans 15:25-26)",
  setting: ["Corinth", "Rome", "Spain (planned)"],
  audience: "Christians in Rome, Jews and Gentiles",
  purpose: "Explains the gospel and seeks help for a mission to Spain",
  keyFigures: [{ person: "paul" }, "Phoebe", { person: "priscilla-and-aquila" }, "Tertius"],
  keyVerses: [
    "Romans 1:16-17",
    "Romans 3:23-24",
    "Romans 5:8",
    "Romans 8:28",
    "Romans 8:38-39",
    "Romans 12:1-2",
  ],
  outline: [
    {
      passage: "Romans 1:1-17",
      heading: "Greeting and theme",
    },
    {
      passage: "Romans 1:18-3:20",
      heading: "All under sin",
    },
    {
      passage: "Romans 3:21-5:21",
      heading: "Righteousness by faith",
    },
    {
      passage: "Romans 6:1-8:39",
      heading: "New life in the Spirit",
    },
    {
      passage: "Romans 9:1-11:36",
      heading: "Israel",
    },
    {
      passage: "Romans 12:1-15:13",
      heading: "Living sacrifice",
    },
    {
      passage: "Romans 15:14-16:27",
      heading: "Plans and greetings",
    },
  ],
  themes: ["righteousness", "faith", "grace", "Spirit", "Israel", "love"],
  historicalBackground: [
    {
      text: "Jews came back to Rome after Claudius died in AD 54",
      mark: "certain",
    },
    {
      text: "Phoebe of Cenchreae is commended, probably as the bearer of the letter (Romans 16:1-2)",
      mark: "probable",
    },
    {
      text: "The letter was dictated to Tertius (Romans 16:22)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "House churches met in homes (Romans 16:5)",
      mark: "certain",
    },
    {
      text: "Food and holy days divided believers (Romans 14:1-6)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Habakkuk 2:4",
      to: ["Romans 1:17"],
      note: "the righteous by faith",
      inCrossReferenceData: true,
    },
    {
      from: "Genesis 15:6",
      to: ["Romans 4:3"],
      note: "Abraham believed",
      inCrossReferenceData: true,
    },
    {
      from: "Isaiah 11:10",
      to: ["Romans 15:12"],
      note: "the root of Jesse",
      inCrossReferenceData: true,
    },
  ],
  impliedWords: [{ passage: "Romans 1-16", words: "Paul" }],
  finds: ["erastus", "p46"],
  confidence: "certain",
  application:
    "Romans asks readers to receive grace as a gift, and to bear with people who differ from them.",
};
