import type { BookFacts } from "./schema";

export const secondChronicles: BookFacts = {
  osis: "2Chr",
  name: "2 Chronicles",
  testament: "Old",
  genre: "History",
  traditionalAuthor: "Ezra in Jewish tradition",
  scholarlyView: "The Chronicler, in the late Persian period",
  writtenTraditional: "5th century BC",
  writtenScholarly: "about 400-300 BC",
  eventsSpan: "From Solomon to the decree of Cyrus, about 970-538 BC",
  setting: ["Jerusalem", "the temple"],
  audience: "The community back from exile",
  purpose:
    "Traces Judah’s kings by their care for the temple and ends with the call to go up and build",
  keyFigures: [
    { person: "solomon" },
    "Asa",
    "Jehoshaphat",
    "Joash",
    "Uzziah",
    { person: "hezekiah" },
    { person: "manasseh" },
    { person: "josiah" },
    { person: "cyrus-the-great" },
  ],
  keyVerses: [
    "2 Chronicles 7:14",
    "2 Chronicles 15:2",
    "2 Chronicles 16:9",
    "2 Chronicles 20:12",
    "2 Chronicles 36:22-23",
  ],
  outline: [
    {
      passage: "2 Chronicles 1:1-9:31",
      heading: "Solomon and the temple",
    },
    {
      passage: "2 Chronicles 10:1-12:16",
      heading: "Rehoboam",
    },
    {
      passage: "2 Chronicles 13:1-20:37",
      heading: "Abijah, Asa and Jehoshaphat",
    },
    {
      passage: "2 Chronicles 21:1-28:27",
      heading: "From Jehoram to Ahaz",
    },
    {
      passage: "2 Chronicles 29:1-32:33",
      heading: "Hezekiah",
    },
    {
      passage: "2 Chronicles 33:1-35:27",
      heading: "Manasseh, Amon and Josiah",
    },
    {
      passage: "2 Chronicles 36:1-23",
      heading: "The exile and Cyrus",
    },
  ],
  themes: ["seeking God", "humility", "temple", "prayer", "reform"],
  historicalBackground: [
    {
      text: "Hezekiah’s waterworks are described here too (2 Chronicles 32:30)",
      mark: "certain",
    },
    {
      text: "Manasseh’s captivity in Babylon and his return are told only here (2 Chronicles 33:11-13)",
      mark: "certain",
    },
    {
      text: "The last lines repeat the opening of Ezra (2 Chronicles 36:22-23; Ezra 1:1-3)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Passover under Hezekiah drew people from the north (2 Chronicles 30:10-12)",
      mark: "certain",
    },
    {
      text: "Choirs went ahead of an army (2 Chronicles 20:21)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Jeremiah 29:10",
      to: ["2 Chronicles 36:22-23"],
      note: "the seventy years end with Cyrus",
      inCrossReferenceData: true,
    },
  ],
  finds: [
    "siloamtunnel",
    "hezbulla",
    "broadwall",
    "lmlk",
    "manasseh",
    "uzziah",
    "cyruscyl",
    "shishak",
  ],
  confidence: "text certain",
  application: "Second Chronicles says that turning back to God is possible after long neglect.",
};
