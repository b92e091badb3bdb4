import type { BookFacts } from "./schema";

export const secondCorinthians: BookFacts = {
  osis: "2Cor",
  name: "2 Corinthians",
  testament: "New",
  genre: "Letters of Paul",
  traditionalAuthor: "Paul, with Timothy",
  scholarlyView: "Paul; many think two or more letters were joined",
  writtenTraditional: "about AD 55-56",
  writtenScholarly: "about AD 55-57",
  eventsSpan: "Written from Macedonia (2 Corinthians 7:5)",
  setting: ["Macedonia", "Corinth", "Troas"],
  audience: "The church in Corinth",
  purpose: "Defends Paul’s service and asks for the collection",
  keyFigures: [{ person: "paul" }, "Titus", { person: "timothy" }],
  keyVerses: [
    "2 Corinthians 1:3-4",
    "2 Corinthians 4:7",
    "2 Corinthians 5:17",
    "2 Corinthians 5:21",
    "2 Corinthians 9:7",
    "2 Corinthians 12:9",
  ],
  outline: [
    {
      passage: "2 Corinthians 1:1-2:13",
      heading: "Comfort and plans",
    },
    {
      passage: "2 Corinthians 2:14-7:16",
      heading: "The ministry of the new covenant",
    },
    {
      passage: "2 Corinthians 8:1-9:15",
      heading: "The collection",
    },
    {
      passage: "2 Corinthians 10:1-13:14",
      heading: "Paul defends himself",
    },
  ],
  themes: ["weakness and strength", "comfort", "reconciliation", "giving"],
  historicalBackground: [
    {
      text: "A painful visit and a tearful letter came between the two letters (2 Corinthians 2:1-4)",
      mark: "certain",
    },
    {
      text: "Paul fled Damascus under King Aretas (2 Corinthians 11:32-33)",
      mark: "certain",
    },
    {
      text: "The collection was for believers in Jerusalem (2 Corinthians 8:1-4; 9:1-5; Romans 15:26)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Clay jars were cheap and breakable (2 Corinthians 4:7)",
      mark: "certain",
    },
    {
      text: "The Jewish penalty was thirty-nine lashes (2 Corinthians 11:24; Deuteronomy 25:3)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Jeremiah 31:31",
      to: ["2 Corinthians 3:6"],
      note: "the new covenant",
      inCrossReferenceData: true,
    },
  ],
  impliedWords: [{ passage: "2 Corinthians 1-13", words: "Paul" }],
  finds: ["aretas", "p46"],
  confidence: "certain; unity disputed",
  application:
    "Second Corinthians says that weakness need not be hidden, and that comfort received is to be passed on.",
};
