import type { BookFacts } from "./schema";

export const haggai: BookFacts = {
  osis: "Hag",
  name: "Haggai",
  testament: "Old",
  genre: "Minor Prophets",
  traditionalAuthor: "Haggai",
  scholarlyView: "Haggai’s words in a nearly contemporary frame",
  writtenTraditional: "520 BC",
  writtenScholarly: "about 520-500 BC",
  eventsSpan: "August to December 520 BC, in four dated messages",
  setting: ["Jerusalem"],
  audience: "The returned community",
  purpose: "Urges the people to build the temple",
  keyFigures: ["Haggai", { person: "zerubbabel" }, "Joshua the high priest", "Darius"],
  keyVerses: ["Haggai 1:4-5", "Haggai 1:8", "Haggai 2:4", "Haggai 2:9"],
  outline: [
    {
      passage: "Haggai 1:1-15",
      heading: "Build the house",
    },
    {
      passage: "Haggai 2:1-9",
      heading: "Greater glory",
    },
    {
      passage: "Haggai 2:10-19",
      heading: "Blessing from this day",
    },
    {
      passage: "Haggai 2:20-23",
      heading: "Zerubbabel the signet",
    },
  ],
  themes: ["priorities", "presence", "courage"],
  historicalBackground: [
    {
      text: "All messages are dated to the second year of Darius I",
      mark: "certain",
    },
    {
      text: "The temple had lain idle since about 536 BC (Ezra 4:24)",
      mark: "certain",
    },
    {
      text: "Ezra names Haggai and Zechariah as the prophets behind the building (Ezra 5:1-2; 6:14)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "A signet ring stood for the king’s own authority",
      mark: "certain",
    },
    {
      text: "Priests gave rulings on clean and unclean (Haggai 2:11-13)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Haggai 2:6",
      to: ["Hebrews 12:26-27"],
      note: "the shaking of heaven and earth",
      inCrossReferenceData: true,
    },
  ],
  finds: ["behistun"],
  confidence: "certain",
  application: "Haggai asks what we put first, and encourages people whose beginnings look small.",
};
