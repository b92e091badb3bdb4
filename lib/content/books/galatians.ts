import type { BookFacts } from "./schema";

export const galatians: BookFacts = {
  osis: "Gal",
  name: "Galatians",
  testament: "New",
  genre: "Letters of Paul",
  traditionalAuthor: "Paul",
  scholarlyView: "Paul",
  writtenTraditional: "about AD 48-49 or 53-55",
  writtenScholarly: "about AD 48-55",
  eventsSpan:
    "After the first journey or during the third; whether north or south Galatia is debated",
  setting: ["Galatia (central Turkey)"],
  audience: "Churches of Galatia",
  purpose: "Defends the gospel of faith for Gentiles against the demand for circumcision",
  keyFigures: [
    { person: "paul" },
    { person: "peter" },
    { person: "barnabas" },
    "Titus",
    { person: "james-brother-of-the-lord" },
  ],
  keyVerses: [
    "Galatians 2:20",
    "Galatians 3:11",
    "Galatians 3:28",
    "Galatians 4:4-5",
    "Galatians 5:1",
    "Galatians 5:22-23",
  ],
  outline: [
    {
      passage: "Galatians 1:1-2:21",
      heading: "Paul’s gospel and call",
    },
    {
      passage: "Galatians 3:1-4:31",
      heading: "Faith and the law",
    },
    {
      passage: "Galatians 5:1-6:10",
      heading: "Freedom and the Spirit",
    },
    {
      passage: "Galatians 6:11-18",
      heading: "Last words",
    },
  ],
  themes: ["faith", "freedom", "Spirit", "new creation"],
  historicalBackground: [
    {
      text: "Paul met Cephas and James in Jerusalem three years after his call (Galatians 1:18-19)",
      mark: "certain",
    },
    {
      text: "Peter and Paul clashed at Antioch (Galatians 2:11-14)",
      mark: "certain",
    },
    {
      text: "Paul signed in large letters with his own hand (Galatians 6:11)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Circumcision marked the covenant people (Genesis 17:10-11)",
      mark: "certain",
    },
    {
      text: "A household slave could guide children to school (Galatians 3:24)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Genesis 12:3",
      to: ["Galatians 3:8"],
      note: "the nations blessed",
      inCrossReferenceData: true,
    },
    {
      from: "Deuteronomy 21:23",
      to: ["Galatians 3:13"],
      note: "the curse",
      inCrossReferenceData: true,
    },
  ],
  impliedWords: [{ passage: "Galatians 1-6", words: "Paul" }],
  finds: ["p46"],
  confidence: "author certain; date disputed",
  application:
    "Galatians asks what we add to grace in order to feel safe, and how freedom becomes service.",
};
