import type { BookFacts } from "./schema";

export const secondKings: BookFacts = {
  osis: "2Kgs",
  name: "2 Kings",
  testament: "Old",
  genre: "History",
  traditionalAuthor: "Jeremiah in Jewish tradition",
  scholarlyView:
    "As for 1 Kings; the last event dates to 561 BC, so the final form is exilic or later",
  writtenTraditional: "6th century BC",
  writtenScholarly: "7th-6th century BC",
  eventsSpan: "From Ahaziah to the release of Jehoiachin, about 852-561 BC",
  setting: ["Samaria", "Jerusalem", "Damascus", "Nineveh", "Babylon"],
  audience: "Judah in exile",
  purpose: "Explains the fall of Israel (722 BC) and of Judah (586 BC)",
  keyFigures: [
    { person: "elijah" },
    { person: "elisha" },
    "Naaman",
    { person: "jehu" },
    "Athaliah",
    "Joash",
    { person: "hezekiah" },
    { person: "isaiah" },
    { person: "manasseh" },
    { person: "josiah" },
    { person: "huldah" },
    { person: "jehoiachin" },
  ],
  keyVerses: [
    "2 Kings 2:11",
    "2 Kings 5:14",
    "2 Kings 17:6-7",
    "2 Kings 20:20",
    "2 Kings 22:8",
    "2 Kings 25:9-11",
  ],
  outline: [
    {
      passage: "2 Kings 1:1-2:25",
      heading: "From Elijah to Elisha",
    },
    {
      passage: "2 Kings 3:1-8:29",
      heading: "Elisha’s works",
    },
    {
      passage: "2 Kings 9:1-12:21",
      heading: "Jehu, Athaliah and Joash",
    },
    {
      passage: "2 Kings 13:1-17:41",
      heading: "The fall of Israel",
    },
    {
      passage: "2 Kings 18:1-20:21",
      heading: "Hezekiah and Assyria",
    },
    {
      passage: "2 Kings 21:1-23:30",
      heading: "Manasseh to Josiah",
    },
    {
      passage: "2 Kings 23:31-25:30",
      heading: "The fall of Judah",
    },
  ],
  themes: ["judgment", "mercy through prophets", "reform", "exile", "a lamp for David"],
  historicalBackground: [
    {
      text: "Assyria took Samaria in 722 or 720 BC (2 Kings 17:6; 18:10)",
      mark: "certain",
    },
    {
      text: "Sennacherib invaded in 701 BC (2 Kings 18:13)",
      mark: "certain",
    },
    {
      text: "Nebuchadnezzar took Jerusalem in 597 and again in 587 or 586 BC (2 Kings 24:10-17; 25:1-10)",
      mark: "certain",
    },
    {
      text: "Josiah died at Megiddo in 609 BC when Necho of Egypt marched north (2 Kings 23:29)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Assyria moved whole populations to prevent revolt (2 Kings 17:24)",
      mark: "certain",
    },
    {
      text: "Tribute lists, seals and bullae show how royal officials worked",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "2 Kings 1:8",
      to: ["Matthew 3:4", "Mark 9:11-13"],
      note: "Elijah’s dress and coming, and John the Baptist",
      inCrossReferenceData: false,
    },
    {
      from: "2 Kings 5:14",
      to: ["Luke 4:27"],
      note: "Naaman the Syrian",
      inCrossReferenceData: true,
    },
  ],
  finds: [
    "mesha",
    "teldan",
    "obelisk",
    "tiglath",
    "sargon",
    "siloamtunnel",
    "prism",
    "lachishrelief",
    "hezbulla",
    "manasseh",
    "nathanmelech",
    "chron597",
    "rations",
  ],
  confidence: "among the books whose names are best attested outside the Bible",
  application:
    "Second Kings reads a national disaster without excuses, and still keeps a lamp of hope burning.",
};
