import type { BookFacts } from "./schema";

export const jeremiah: BookFacts = {
  osis: "Jer",
  name: "Jeremiah",
  testament: "Old",
  genre: "Major Prophets",
  traditionalAuthor: "Jeremiah, with Baruch as scribe (Jeremiah 36:4)",
  scholarlyView:
    "Jeremiah’s words with Baruch’s accounts and later editing; the Greek text is about one-eighth shorter",
  writtenTraditional: "about 627-580 BC",
  writtenScholarly: "7th-5th century BC",
  eventsSpan: "627 BC to after the fall of Jerusalem; last note 561 BC (Jeremiah 52:31)",
  setting: ["Anathoth", "Jerusalem", "Egypt (Tahpanhes)"],
  audience: "Judah before and after the fall",
  purpose: "Warns Judah, weeps with it and promises a new covenant",
  keyFigures: [
    { person: "jeremiah" },
    "Baruch",
    { person: "josiah" },
    "Jehoiakim",
    "Zedekiah",
    "Hananiah",
    "Ebed-melech",
    { person: "nebuchadnezzar-ii" },
  ],
  keyVerses: [
    "Jeremiah 1:5",
    "Jeremiah 7:11",
    "Jeremiah 17:9",
    "Jeremiah 23:5-6",
    "Jeremiah 29:11-13",
    "Jeremiah 31:31-34",
  ],
  outline: [
    {
      passage: "Jeremiah 1:1-19",
      heading: "The call",
    },
    {
      passage: "Jeremiah 2:1-25:38",
      heading: "Warnings to Judah",
    },
    {
      passage: "Jeremiah 26:1-29:32",
      heading: "Conflict with prophets; letter to exiles",
    },
    {
      passage: "Jeremiah 30:1-33:26",
      heading: "The book of hope",
    },
    {
      passage: "Jeremiah 34:1-45:5",
      heading: "The last years and the fall",
    },
    {
      passage: "Jeremiah 46:1-51:64",
      heading: "The nations",
    },
    {
      passage: "Jeremiah 52:1-34",
      heading: "The fall of Jerusalem",
    },
  ],
  themes: ["repentance", "true and false prophets", "suffering", "new covenant", "hope"],
  historicalBackground: [
    {
      text: "Babylon beat Egypt at Carchemish in 605 BC (Jeremiah 46:2)",
      mark: "certain",
    },
    {
      text: "Jeremiah told the exiles to settle and seek the good of the city (Jeremiah 29:4-7)",
      mark: "certain",
    },
    {
      text: "Parts of the text among the Dead Sea Scrolls match the shorter Greek form",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Deeds were sealed and stored in jars (Jeremiah 32:10-14)",
      mark: "certain",
    },
    {
      text: "A scroll could be cut up and burned column by column (Jeremiah 36:23)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Jeremiah 31:15",
      to: ["Matthew 2:17-18"],
      note: "Rachel weeping",
      inCrossReferenceData: true,
    },
    {
      from: "Jeremiah 31:31-34",
      to: ["Luke 22:20", "Hebrews 8:8-12"],
      note: "the new covenant",
      inCrossReferenceData: true,
    },
    {
      from: "Jeremiah 7:11",
      to: ["Matthew 21:13"],
      note: "a den of robbers",
      inCrossReferenceData: true,
    },
  ],
  finds: ["gemariah", "jehucal", "lachishletters", "nebosar", "burnt586", "chron597", "carchemish"],
  confidence: "setting well attested",
  application:
    "Jeremiah shows that grief and faithfulness can live in one person, and that hope may be written in the worst of years.",
};
