import type { BookFacts } from "./schema";

export const colossians: BookFacts = {
  osis: "Col",
  name: "Colossians",
  testament: "New",
  genre: "Letters of Paul",
  traditionalAuthor: "Paul, with Timothy",
  scholarlyView: "Divided: Paul, or a follower about AD 70-80",
  writtenTraditional: "about AD 60-62",
  writtenScholarly: "about AD 60-80",
  eventsSpan: "From prison (Colossians 4:3; 4:18)",
  setting: ["Colossae", "Laodicea", "Hierapolis"],
  audience: "The church at Colossae",
  purpose: "Shows that Christ is above all powers, and is enough",
  keyFigures: [
    { person: "paul" },
    "Epaphras",
    { person: "onesimus" },
    "Tychicus",
    "Mark",
    { person: "luke" },
    "Nympha",
  ],
  keyVerses: [
    "Colossians 1:15-17",
    "Colossians 2:9-10",
    "Colossians 3:2",
    "Colossians 3:12-13",
    "Colossians 3:23",
  ],
  outline: [
    {
      passage: "Colossians 1:1-23",
      heading: "Christ the first",
    },
    {
      passage: "Colossians 1:24-2:23",
      heading: "Rooted in him",
    },
    {
      passage: "Colossians 3:1-4:6",
      heading: "The new life",
    },
    {
      passage: "Colossians 4:7-18",
      heading: "Greetings",
    },
  ],
  themes: ["Christ over all", "fullness", "new life"],
  historicalBackground: [
    {
      text: "Paul had not seen this church (Colossians 2:1)",
      mark: "certain",
    },
    {
      text: "An earthquake struck the valley about AD 60 (Tacitus, Annals 14.27, for Laodicea)",
      mark: "certain",
    },
    {
      text: "A letter to Laodicea is mentioned; it is lost, or is our Ephesians (Colossians 4:16)",
      mark: "disputed",
    },
  ],
  culturalBackground: [
    {
      text: "Paul warns about food rules, the keeping of days and the worship of angels (Colossians 2:16-18)",
      mark: "certain",
    },
    {
      text: "Letters were read aloud in the gathering and passed on (Colossians 4:16)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Psalm 110:1",
      to: ["Colossians 3:1"],
      note: "seated at God’s right hand",
      inCrossReferenceData: true,
    },
  ],
  impliedWords: [{ passage: "Colossians 1-4", words: "Paul" }],
  finds: ["p46", "laodwater"],
  confidence: "author disputed",
  application: "Colossians asks what else we think we need besides Christ.",
};
