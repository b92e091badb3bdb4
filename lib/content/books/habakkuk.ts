import type { BookFacts } from "./schema";

export const habakkuk: BookFacts = {
  osis: "Hab",
  name: "Habakkuk",
  testament: "Old",
  genre: "Minor Prophets",
  traditionalAuthor: "Habakkuk",
  scholarlyView: "Dated to about 609-597 BC; the psalm of chapter 3 may be older",
  writtenTraditional: "about 610-600 BC",
  writtenScholarly: "late 7th century BC",
  eventsSpan: "The rise of the Chaldeans (Habakkuk 1:6)",
  setting: ["Judah"],
  audience: "Judah",
  purpose: "Asks why God uses the wicked and learns to live by faith",
  keyFigures: ["Habakkuk"],
  keyVerses: [
    "Habakkuk 1:13",
    "Habakkuk 2:4",
    "Habakkuk 2:14",
    "Habakkuk 2:20",
    "Habakkuk 3:17-19",
  ],
  outline: [
    {
      passage: "Habakkuk 1:1-11",
      heading: "First complaint and answer",
    },
    {
      passage: "Habakkuk 1:12-2:5",
      heading: "Second complaint and answer",
    },
    {
      passage: "Habakkuk 2:6-20",
      heading: "Five woes",
    },
    {
      passage: "Habakkuk 3:1-19",
      heading: "The prayer",
    },
  ],
  themes: ["faith", "justice", "waiting", "joy in loss"],
  historicalBackground: [
    {
      text: "Chaldean Babylon rose from 626 BC",
      mark: "certain",
    },
    {
      text: "Chapter 3 has musical notes like a psalm (Habakkuk 3:1; 3:19)",
      mark: "certain",
    },
    {
      text: "The Qumran commentary covers chapters 1 and 2 only",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Watchmen stood on city walls (Habakkuk 2:1)",
      mark: "certain",
    },
    {
      text: "The vision was written on tablets so that a runner could read it (Habakkuk 2:2)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Habakkuk 2:4",
      to: ["Romans 1:17", "Galatians 3:11", "Hebrews 10:37-38"],
      note: "the righteous live by faith",
      inCrossReferenceData: true,
    },
    {
      from: "Habakkuk 1:5",
      to: ["Acts 13:40-41"],
      note: "a work you will not believe",
      inCrossReferenceData: true,
    },
  ],
  finds: ["pesher"],
  confidence: "certain for the most part",
  application: "Habakkuk shows that we may question God, wait, and still find a reason to be glad.",
};
