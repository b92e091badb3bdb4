import type { BookFacts } from "./schema";

export const amos: BookFacts = {
  osis: "Amos",
  name: "Amos",
  testament: "Old",
  genre: "Minor Prophets",
  traditionalAuthor: "Amos of Tekoa (Amos 1:1)",
  scholarlyView: "Amos’s words with later additions, such as the hopeful end",
  writtenTraditional: "about 760-750 BC",
  writtenScholarly: "8th century BC with later editing",
  eventsSpan: "Under Uzziah and Jeroboam II, two years before the earthquake (Amos 1:1)",
  setting: ["Tekoa", "Bethel", "Samaria"],
  audience: "Northern kingdom (Israel)",
  purpose: "Condemns injustice to the poor and empty worship",
  keyFigures: [{ person: "amos" }, "Amaziah", { person: "jeroboam-ii" }],
  keyVerses: ["Amos 3:3", "Amos 4:12", "Amos 5:14-15", "Amos 5:24", "Amos 7:14-15", "Amos 9:11"],
  outline: [
    {
      passage: "Amos 1:1-2:16",
      heading: "The nations, Judah and Israel",
    },
    {
      passage: "Amos 3:1-6:14",
      heading: "Words against Israel",
    },
    {
      passage: "Amos 7:1-9:10",
      heading: "Visions",
    },
    {
      passage: "Amos 9:11-15",
      heading: "The hut of David raised",
    },
  ],
  themes: ["justice", "true worship", "warning", "remnant"],
  historicalBackground: [
    {
      text: "Jeroboam II’s reign brought wealth to some (2 Kings 14:23-29; Amos 6:4-6)",
      mark: "certain",
    },
    {
      text: "Amos kept sheep and tended sycamore figs (Amos 7:14)",
      mark: "certain",
    },
    {
      text: "Amos spoke against six neighbors, then Judah and Israel (Amos 1:3-2:16)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Ivory beds and winter and summer houses marked wealth (Amos 3:15; 6:4)",
      mark: "certain",
    },
    {
      text: "The poor were sold for debt (Amos 2:6)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Amos 9:11-12",
      to: ["Acts 15:15-18"],
      note: "the hut of David and the nations",
      inCrossReferenceData: true,
    },
    {
      from: "Amos 5:25-27",
      to: ["Acts 7:42-43"],
      note: "Stephen’s use",
      inCrossReferenceData: true,
    },
  ],
  finds: ["amosquake", "samariaivory", "shema"],
  confidence: "certain for the most part",
  application: "Amos asks whether worship and the way we treat the poor fit together.",
};
