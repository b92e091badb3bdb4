import type { BookFacts } from "./schema";

export const philippians: BookFacts = {
  osis: "Phil",
  name: "Philippians",
  testament: "New",
  genre: "Letters of Paul",
  traditionalAuthor: "Paul, with Timothy",
  scholarlyView: "Paul; some see several letters joined together",
  writtenTraditional: "about AD 60-62",
  writtenScholarly: "about AD 54-62",
  eventsSpan: "From prison: Rome, Ephesus or Caesarea",
  setting: ["Philippi", "prison"],
  audience: "The church at Philippi",
  purpose: "Gives thanks for a gift and calls readers to joy and humility",
  keyFigures: [{ person: "paul" }, { person: "timothy" }, "Epaphroditus", "Euodia", "Syntyche"],
  keyVerses: [
    "Philippians 1:6",
    "Philippians 1:21",
    "Philippians 2:5-11",
    "Philippians 3:13-14",
    "Philippians 4:6-7",
    "Philippians 4:13",
  ],
  outline: [
    {
      passage: "Philippians 1:1-30",
      heading: "Prison and partnership",
    },
    {
      passage: "Philippians 2:1-30",
      heading: "The mind of Christ",
    },
    {
      passage: "Philippians 3:1-4:1",
      heading: "Pressing on",
    },
    {
      passage: "Philippians 4:2-23",
      heading: "Peace and thanks",
    },
  ],
  themes: ["joy", "humility", "partnership", "hope"],
  historicalBackground: [
    {
      text: "Philippi was a Roman colony where soldiers had been settled (Acts 16:12)",
      mark: "certain",
    },
    {
      text: "Philippians 2:6-11 is often held to be an early hymn",
      mark: "probable",
    },
    {
      text: "The Philippians had sent help more than once (Philippians 4:15-16)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Roman citizenship was prized in a colony, a likely background to Philippians 3:20",
      mark: "probable",
    },
    {
      text: "Women such as Euodia and Syntyche worked beside Paul (Philippians 4:2-3)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Isaiah 45:23",
      to: ["Philippians 2:10-11"],
      note: "every knee",
      inCrossReferenceData: true,
    },
  ],
  impliedWords: [{ passage: "Philippians 1-4", words: "Paul" }],
  finds: ["p46"],
  confidence: "author certain; place disputed",
  application:
    "Philippians, written in prison, looks for a joy that does not depend on circumstances.",
};
