import type { BookFacts } from "./schema";

export const titus: BookFacts = {
  osis: "Titus",
  name: "Titus",
  testament: "New",
  genre: "Letters of Paul",
  traditionalAuthor: "Paul",
  scholarlyView: "As for 1 Timothy",
  writtenTraditional: "about AD 62-66",
  writtenScholarly: "about AD 80-110",
  eventsSpan: "After Paul left Titus in Crete (Titus 1:5)",
  setting: ["Crete", "Nicopolis"],
  audience: "Titus",
  purpose: "Puts leadership in order and teaches good works",
  keyFigures: [{ person: "paul" }, "Titus", "Artemas", "Tychicus", "Zenas", "Apollos"],
  keyVerses: ["Titus 1:5", "Titus 2:11-12", "Titus 2:13", "Titus 3:5"],
  outline: [
    {
      passage: "Titus 1:1-16",
      heading: "Elders in Crete",
    },
    {
      passage: "Titus 2:1-15",
      heading: "Sound teaching for all",
    },
    {
      passage: "Titus 3:1-11",
      heading: "Saved by mercy for good works",
    },
    {
      passage: "Titus 3:12-15",
      heading: "Last requests",
    },
  ],
  themes: ["grace", "good works", "leaders"],
  historicalBackground: [
    {
      text: "A saying about Cretans is quoted (Titus 1:12), attributed by Clement of Alexandria to Epimenides (Stromata 1.14)",
      mark: "certain",
    },
    {
      text: "Jews of Crete were in Jerusalem at Pentecost (Acts 2:11)",
      mark: "certain",
    },
    {
      text: "Titus, a Greek, had been with Paul in Jerusalem (Galatians 2:1-3)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Elders led congregations, as in synagogues",
      mark: "certain",
    },
    {
      text: "Households of several generations are addressed in turn (Titus 2:2-10)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Psalm 130:8",
      to: ["Titus 2:14"],
      note: "redeemed from iniquity; an echo",
      inCrossReferenceData: true,
    },
  ],
  finds: [],
  confidence: "author disputed",
  application: "Titus ties belief to a life that does others good.",
};
