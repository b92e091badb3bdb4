import type { BookFacts } from "./schema";

export const proverbs: BookFacts = {
  osis: "Prov",
  name: "Proverbs",
  testament: "Old",
  genre: "Poetry",
  traditionalAuthor:
    "Solomon for most of it; Agur, Lemuel and “the wise” are named (Proverbs 1:1; 22:17; 30:1; 31:1)",
  scholarlyView: "Collections from the monarchy, edited under Hezekiah (Proverbs 25:1) and later",
  writtenTraditional: "10th-8th century BC",
  writtenScholarly: "10th-4th century BC",
  eventsSpan: "no narrative",
  setting: ["Jerusalem court"],
  audience: "Young people and all learners",
  purpose: "Teaches skill for living that starts with the fear of the Lord",
  keyFigures: [{ person: "solomon" }, "Agur", "Lemuel"],
  keyVerses: [
    "Proverbs 1:7",
    "Proverbs 3:5-6",
    "Proverbs 4:23",
    "Proverbs 15:1",
    "Proverbs 16:9",
    "Proverbs 31:10",
  ],
  outline: [
    {
      passage: "Proverbs 1:1-9:18",
      heading: "A parent’s teaching; Wisdom calls",
    },
    {
      passage: "Proverbs 10:1-22:16",
      heading: "Proverbs of Solomon",
    },
    {
      passage: "Proverbs 22:17-24:34",
      heading: "Sayings of the wise",
    },
    {
      passage: "Proverbs 25:1-29:27",
      heading: "Proverbs copied by Hezekiah’s men",
    },
    {
      passage: "Proverbs 30:1-33",
      heading: "Agur",
    },
    {
      passage: "Proverbs 31:1-31",
      heading: "Lemuel and the capable wife",
    },
  ],
  themes: ["fear of the Lord", "speech", "work", "justice", "wisdom and folly"],
  historicalBackground: [
    {
      text: "Wisdom writing was shared across the ancient Near East",
      mark: "certain",
    },
    {
      text: "Proverbs are general rules for life, not promises without exception",
      mark: "certain",
    },
    {
      text: "Solomon is said to have spoken three thousand proverbs (1 Kings 4:32)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Teaching passed from father and mother to child (Proverbs 1:8)",
      mark: "certain",
    },
    {
      text: "The city gate was the place of judgment and honor (Proverbs 31:23)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Proverbs 8:22-31",
      to: ["Colossians 1:15-17"],
      note: "Wisdom at creation, compared by Christians with Christ; the old debate about the verb in 8:22 is still open",
      inCrossReferenceData: true,
    },
    {
      from: "Proverbs 3:11-12",
      to: ["Hebrews 12:5-6"],
      note: "discipline",
      inCrossReferenceData: true,
    },
  ],
  finds: ["amenemope"],
  confidence: "text certain",
  application:
    "Proverbs brings faith down to speech, work, money and friendship, and asks readers to keep learning.",
};
