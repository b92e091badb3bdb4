import type { BookFacts } from "./schema";

export const jude: BookFacts = {
  osis: "Jude",
  name: "Jude",
  testament: "New",
  genre: "General Letters",
  traditionalAuthor: "Jude, brother of James (Jude 1:1), and so brother of Jesus (Mark 6:3)",
  scholarlyView: "Jude, or a later writer in his name",
  writtenTraditional: "about AD 60-80",
  writtenScholarly: "about AD 60-110",
  eventsSpan: "False teachers had slipped in",
  setting: ["not stated"],
  audience: "Believers",
  purpose: "Urges them to contend for the faith and keep themselves in God’s love",
  keyFigures: ["Jude", { person: "james-brother-of-the-lord" }, "Enoch", "Michael"],
  keyVerses: ["Jude 1:3", "Jude 1:20-21", "Jude 1:22", "Jude 1:24-25"],
  outline: [
    {
      passage: "Jude 1:1-4",
      heading: "Contend for the faith",
    },
    {
      passage: "Jude 1:5-16",
      heading: "Warnings",
    },
    {
      passage: "Jude 1:17-23",
      heading: "Keep in God’s love",
    },
    {
      passage: "Jude 1:24-25",
      heading: "Praise",
    },
  ],
  themes: ["faithfulness", "mercy", "judgment"],
  historicalBackground: [
    {
      text: "It quotes 1 Enoch 1:9 (Jude 1:14-15); 1 Enoch is known from Qumran",
      mark: "certain",
    },
    {
      text: "The dispute over Moses’ body (Jude 1:9) was traced by Origen to the Assumption of Moses (On First Principles 3.2.1)",
      mark: "certain",
    },
    {
      text: "It has 25 verses and is close to 2 Peter 2",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Shared meals were called love feasts (Jude 1:12)",
      mark: "certain",
    },
    {
      text: "Old examples (Cain, Balaam, Korah) served as warnings (Jude 1:11)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Genesis 19:24-25",
      to: ["Jude 1:7"],
      note: "Sodom and Gomorrah",
      inCrossReferenceData: true,
    },
  ],
  finds: ["p72", "dss"],
  confidence: "author disputed",
  application: "Jude asks for courage in what matters, and for mercy on those who doubt.",
};
