import type { BookFacts } from "./schema";

export const ezra: BookFacts = {
  osis: "Ezra",
  name: "Ezra",
  testament: "Old",
  genre: "History",
  traditionalAuthor: "Ezra",
  scholarlyView:
    "Written with Nehemiah as one book, from Ezra’s memoir, lists and Aramaic letters, about 400 BC or later",
  writtenTraditional: "5th century BC",
  writtenScholarly: "about 400-300 BC",
  eventsSpan: "538 to about 458 BC (Ezra’s coming is placed in 398 BC by a minority)",
  setting: ["Babylon", "Jerusalem"],
  audience: "The returned community",
  purpose: "Tells of the return, the rebuilt temple and the teaching of the Law",
  keyFigures: [
    { person: "cyrus-the-great" },
    { person: "zerubbabel" },
    "Jeshua",
    "Haggai",
    "Zechariah",
    "Darius",
    { person: "ezra" },
    "Artaxerxes",
  ],
  keyVerses: ["Ezra 1:2-3", "Ezra 3:11", "Ezra 6:15-16", "Ezra 7:10", "Ezra 9:15"],
  outline: [
    {
      passage: "Ezra 1:1-2:70",
      heading: "Cyrus’s decree and the first return",
    },
    {
      passage: "Ezra 3:1-4:24",
      heading: "Altar, foundation and opposition",
    },
    {
      passage: "Ezra 5:1-6:22",
      heading: "The temple finished",
    },
    {
      passage: "Ezra 7:1-8:36",
      heading: "Ezra comes",
    },
    {
      passage: "Ezra 9:1-10:44",
      heading: "Mixed marriages",
    },
  ],
  themes: ["return", "temple", "God’s word", "holiness", "God moves kings"],
  historicalBackground: [
    {
      text: "The temple was finished in the sixth year of Darius, 515 BC (Ezra 6:15)",
      mark: "certain",
    },
    {
      text: "Parts are in Aramaic, the language of Persian government (Ezra 4:8-6:18; 7:12-26)",
      mark: "certain",
    },
    {
      text: "Judah was the small Persian province of Yehud",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Persian kings supported local temples to keep order",
      mark: "certain",
    },
    {
      text: "Marriage with outsiders was treated as a danger to faith (Ezra 9:1-2); Ruth shows another side",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Jeremiah 29:10",
      to: ["Ezra 1:1"],
      note: "the seventy years end with Cyrus",
      inCrossReferenceData: true,
    },
    {
      from: "Isaiah 44:28",
      to: ["Ezra 1:1-3"],
      note: "Cyrus and the rebuilding",
      inCrossReferenceData: true,
    },
  ],
  finds: ["cyruscyl", "yahudu", "murashu", "elephantine", "behistun"],
  confidence: "dates of Ezra’s mission disputed",
  application: "Ezra is for people who rebuild: it joins patient work with learning and prayer.",
};
