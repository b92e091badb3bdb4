import type { BookFacts } from "./schema";

export const firstThessalonians: BookFacts = {
  osis: "1Thess",
  name: "1 Thessalonians",
  testament: "New",
  genre: "Letters of Paul",
  traditionalAuthor: "Paul, Silvanus and Timothy",
  scholarlyView: "Paul; usually the oldest Christian letter, unless Galatians is",
  writtenTraditional: "about AD 50-51",
  writtenScholarly: "about AD 50-51",
  eventsSpan: "Soon after Paul left Thessalonica (Acts 17:1-10)",
  setting: ["Corinth", "Thessalonica"],
  audience: "The church of the Thessalonians",
  purpose: "Encourages a young church and comforts it about those who have died",
  keyFigures: [{ person: "paul" }, "Silvanus", { person: "timothy" }],
  keyVerses: [
    "1 Thessalonians 1:9-10",
    "1 Thessalonians 4:13-14",
    "1 Thessalonians 4:16-17",
    "1 Thessalonians 5:11",
    "1 Thessalonians 5:16-18",
  ],
  outline: [
    {
      passage: "1 Thessalonians 1:1-3:13",
      heading: "Thanks and memories",
    },
    {
      passage: "1 Thessalonians 4:1-12",
      heading: "A holy life",
    },
    {
      passage: "1 Thessalonians 4:13-5:11",
      heading: "The coming of the Lord",
    },
    {
      passage: "1 Thessalonians 5:12-28",
      heading: "Final advice",
    },
  ],
  themes: ["hope", "coming of Christ", "work", "holiness"],
  historicalBackground: [
    {
      text: "Thessalonica was the chief city of Macedonia",
      mark: "certain",
    },
    {
      text: "Its rulers were called politarchs (Acts 17:6)",
      mark: "certain",
    },
    {
      text: "Timothy had just come back with good news (1 Thessalonians 3:6)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Many well-born Greeks looked down on working with one’s hands (compare 1 Thessalonians 4:11)",
      mark: "probable",
    },
    {
      text: "A visiting ruler was met outside the city and escorted in, a picture many see in 1 Thessalonians 4:17",
      mark: "probable",
    },
  ],
  prophecyLinks: [
    {
      from: "Daniel 7:13",
      to: ["1 Thessalonians 4:16-17"],
      note: "the coming with clouds; an echo",
      inCrossReferenceData: true,
    },
  ],
  finds: ["politarch", "gallio"],
  confidence: "certain",
  application:
    "First Thessalonians speaks to people who mourn, and ties hope to a quiet and useful life.",
};
