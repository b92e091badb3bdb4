import type { BookFacts } from "./schema";

export const deuteronomy: BookFacts = {
  osis: "Deut",
  name: "Deuteronomy",
  testament: "Old",
  genre: "Law",
  traditionalAuthor:
    "Moses (Deuteronomy 31:9; 31:24), with the account of his death by another hand",
  scholarlyView:
    "Most scholars link its core to the law book found under Josiah in 622 BC (2 Kings 22) with later additions; others point to a second-millennium treaty form",
  writtenTraditional: "15th or 13th century BC",
  writtenScholarly: "8th-6th century BC",
  eventsSpan:
    "Speeches in the fortieth year, within about two months (Deuteronomy 1:3; Joshua 4:19)",
  setting: ["Plains of Moab", "Mount Nebo"],
  audience: "Israel before crossing the Jordan",
  purpose: "Renews the covenant for the generation that will enter the land",
  keyFigures: [{ person: "moses" }, { person: "joshua" }],
  keyVerses: [
    "Deuteronomy 6:4-5",
    "Deuteronomy 7:7-8",
    "Deuteronomy 8:3",
    "Deuteronomy 18:15",
    "Deuteronomy 30:19-20",
    "Deuteronomy 31:6",
  ],
  outline: [
    {
      passage: "Deuteronomy 1:1-4:43",
      heading: "The journey remembered",
    },
    {
      passage: "Deuteronomy 4:44-11:32",
      heading: "The Ten Commandments and the call to love God",
    },
    {
      passage: "Deuteronomy 12:1-26:19",
      heading: "Laws for life in the land",
    },
    {
      passage: "Deuteronomy 27:1-28:68",
      heading: "Blessings and curses",
    },
    {
      passage: "Deuteronomy 29:1-30:20",
      heading: "The covenant renewed: choose life",
    },
    {
      passage: "Deuteronomy 31:1-34:12",
      heading: "Joshua’s commission, the song, the blessing and the death of Moses",
    },
  ],
  themes: [
    "love and loyalty",
    "covenant",
    "one place of worship",
    "justice",
    "remembering",
    "choice",
  ],
  historicalBackground: [
    {
      text: "The order (past history, duties, blessings and curses, witnesses) is close to that of ancient treaties",
      mark: "certain",
    },
    {
      text: "Laws for a future king limit horses, wives and wealth (Deuteronomy 17:14-20)",
      mark: "certain",
    },
    {
      text: "It is among the books most quoted in the New Testament; Jesus answers temptation from it (Matthew 4:4; 4:7; 4:10)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "A vassal was to “love” the overlord, a word of loyalty in treaties",
      mark: "certain",
    },
    {
      text: "Cities of refuge checked blood revenge (Deuteronomy 19:1-10)",
      mark: "certain",
    },
    {
      text: "Debts were released in the seventh year (Deuteronomy 15:1-2)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Deuteronomy 18:15",
      to: ["Acts 3:22-23", "Acts 7:37"],
      note: "a prophet like Moses",
      inCrossReferenceData: true,
    },
    {
      from: "Deuteronomy 21:23",
      to: ["Galatians 3:13"],
      note: "hanged on a tree",
      inCrossReferenceData: true,
    },
    {
      from: "Deuteronomy 8:3",
      to: ["Matthew 4:4"],
      note: "not by bread alone",
      inCrossReferenceData: true,
    },
  ],
  impliedWords: [{ passage: "Deuteronomy 1-34", words: "Moses Israelites" }],
  finds: ["treaties", "ebalaltar", "dss"],
  confidence: "text certain; date disputed",
  application:
    "Deuteronomy asks readers to remember: gratitude for what was given is the root of how they treat others.",
};
