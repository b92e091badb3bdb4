import type { BookFacts } from "./schema";

export const secondPeter: BookFacts = {
  osis: "2Pet",
  name: "2 Peter",
  testament: "New",
  genre: "General Letters",
  traditionalAuthor: "Peter",
  scholarlyView: "Most: a writer in Peter’s name, about AD 80-140, using Jude; some hold to Peter",
  writtenTraditional: "about AD 64-68",
  writtenScholarly: "about AD 80-140",
  eventsSpan: "Near Peter’s death (2 Peter 1:14)",
  setting: ["not stated"],
  audience: "Believers",
  purpose: "Warns of false teachers and answers doubt about the Lord’s coming",
  keyFigures: [{ person: "peter" }, { person: "paul" }, { person: "noah" }, "Lot", "Balaam"],
  keyVerses: ["2 Peter 1:3", "2 Peter 1:16", "2 Peter 1:20-21", "2 Peter 3:8-9", "2 Peter 3:18"],
  outline: [
    {
      passage: "2 Peter 1:1-21",
      heading: "Growth and sure witness",
    },
    {
      passage: "2 Peter 2:1-22",
      heading: "False teachers",
    },
    {
      passage: "2 Peter 3:1-13",
      heading: "The day of the Lord",
    },
    {
      passage: "2 Peter 3:14-18",
      heading: "Be ready and grow",
    },
  ],
  themes: ["growth", "truth", "judgment", "patience of God"],
  historicalBackground: [
    {
      text: "Chapter 2 is close to Jude",
      mark: "certain",
    },
    {
      text: "Paul’s letters are spoken of as Scripture (2 Peter 3:15-16)",
      mark: "certain",
    },
    {
      text: "Doubts about it are reported by Eusebius (Church History 3.3; 3.25)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "The farewell speech was a familiar form",
      mark: "certain",
    },
    {
      text: "Prophets and teachers could be false, so their way of life was tested (2 Peter 2:1-3)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Psalm 90:4",
      to: ["2 Peter 3:8"],
      note: "a thousand years as a day",
      inCrossReferenceData: true,
    },
    {
      from: "Isaiah 65:17",
      to: ["2 Peter 3:13"],
      note: "new heavens and earth",
      inCrossReferenceData: true,
    },
  ],
  finds: ["p72"],
  confidence: "author disputed",
  application: "Second Peter asks readers to grow, and to be patient where God seems slow.",
};
