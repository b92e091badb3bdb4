import type { BookFacts } from "./schema";

export const firstCorinthians: BookFacts = {
  osis: "1Cor",
  name: "1 Corinthians",
  testament: "New",
  genre: "Letters of Paul",
  traditionalAuthor: "Paul, with Sosthenes",
  scholarlyView: "Paul",
  writtenTraditional: "about AD 54-55",
  writtenScholarly: "about AD 53-55",
  eventsSpan: "Written from Ephesus (1 Corinthians 16:8)",
  setting: ["Ephesus", "Corinth"],
  audience: "The church in Corinth",
  purpose: "Answers reports and questions about division, morals, worship and the resurrection",
  keyFigures: [
    { person: "paul" },
    "Apollos",
    { person: "peter" },
    "Chloe",
    "Stephanas",
    { person: "timothy" },
  ],
  keyVerses: [
    "1 Corinthians 1:18",
    "1 Corinthians 3:16",
    "1 Corinthians 10:13",
    "1 Corinthians 13:4-7",
    "1 Corinthians 13:13",
    "1 Corinthians 15:3-4",
  ],
  outline: [
    {
      passage: "1 Corinthians 1:1-4:21",
      heading: "Divisions and the cross",
    },
    {
      passage: "1 Corinthians 5:1-6:20",
      heading: "Moral trouble",
    },
    {
      passage: "1 Corinthians 7:1-11:1",
      heading: "Marriage and idol food",
    },
    {
      passage: "1 Corinthians 11:2-14:40",
      heading: "Worship and gifts",
    },
    {
      passage: "1 Corinthians 15:1-58",
      heading: "The resurrection",
    },
    {
      passage: "1 Corinthians 16:1-24",
      heading: "The collection and greetings",
    },
  ],
  themes: ["unity", "cross", "love", "body", "resurrection"],
  historicalBackground: [
    {
      text: "Corinth was refounded as a Roman colony in 44 BC",
      mark: "certain",
    },
    {
      text: "Paul passes on an early summary of the gospel (1 Corinthians 15:3-7)",
      mark: "certain",
    },
    {
      text: "An earlier letter, now lost, is mentioned (1 Corinthians 5:9)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Meat was often linked with temple meals (1 Corinthians 8:10; 10:25-28)",
      mark: "certain",
    },
    {
      text: "Public speakers competed for followers",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Isaiah 25:8",
      to: ["1 Corinthians 15:54"],
      note: "death swallowed up",
      inCrossReferenceData: true,
    },
    {
      from: "Exodus 12:21",
      to: ["1 Corinthians 5:7"],
      note: "our Passover",
      inCrossReferenceData: false,
    },
  ],
  impliedWords: [{ passage: "1 Corinthians 1-16", words: "Paul" }],
  finds: ["gallio", "erastus", "p46"],
  confidence: "certain",
  application:
    "First Corinthians speaks to divided communities: knowledge and gifts serve, and love is the measure.",
};
