import type { BookFacts } from "./schema";

export const james: BookFacts = {
  osis: "Jas",
  name: "James",
  testament: "New",
  genre: "General Letters",
  traditionalAuthor: "James the brother of the Lord",
  scholarlyView: "James, or a writer in his name about AD 80-100",
  writtenTraditional: "about AD 45-62",
  writtenScholarly: "about AD 50-100",
  eventsSpan: "no dated event; James died in AD 62 (Josephus, Antiquities 20.200)",
  setting: ["Jerusalem (traditional)"],
  audience: "The twelve tribes in the dispersion (James 1:1)",
  purpose: "Calls for faith that acts",
  keyFigures: [{ person: "james-brother-of-the-lord" }],
  keyVerses: ["James 1:2-3", "James 1:5", "James 1:22", "James 2:17", "James 4:8", "James 5:16"],
  outline: [
    {
      passage: "James 1:1-27",
      heading: "Trials and doing the word",
    },
    {
      passage: "James 2:1-26",
      heading: "No favoritism; faith and works",
    },
    {
      passage: "James 3:1-18",
      heading: "The tongue and wisdom",
    },
    {
      passage: "James 4:1-5:6",
      heading: "Pride and wealth",
    },
    {
      passage: "James 5:7-20",
      heading: "Patience and prayer",
    },
  ],
  themes: ["wisdom", "works", "speech", "poor and rich", "prayer"],
  historicalBackground: [
    {
      text: "It echoes the Sermon on the Mount (James 5:12; Matthew 5:34-37)",
      mark: "certain",
    },
    {
      text: "Luther doubted it; the church kept it",
      mark: "certain",
    },
    {
      text: "Jesus’ brother James led the Jerusalem church (Acts 15:13; Galatians 2:9)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "The word “synagogue” is used for the meeting (James 2:2 in Greek)",
      mark: "certain",
    },
    {
      text: "Day laborers lived on daily pay (James 5:4)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Genesis 15:6",
      to: ["James 2:23"],
      note: "Abraham believed",
      inCrossReferenceData: true,
    },
    {
      from: "Leviticus 19:18",
      to: ["James 2:8"],
      note: "the royal law",
      inCrossReferenceData: true,
    },
  ],
  finds: [],
  confidence: "author disputed",
  application:
    "James asks what faith looks like in speech, in money and in the treatment of the poor.",
};
