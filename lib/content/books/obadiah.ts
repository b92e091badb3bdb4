import type { BookFacts } from "./schema";

export const obadiah: BookFacts = {
  osis: "Obad",
  name: "Obadiah",
  testament: "Old",
  genre: "Minor Prophets",
  traditionalAuthor: "Obadiah",
  scholarlyView: "Usually dated after 586 BC; an earlier date is held by some",
  writtenTraditional: "9th or 6th century BC",
  writtenScholarly: "6th-5th century BC",
  eventsSpan: "Edom’s part in Jerusalem’s fall",
  setting: ["Edom", "Jerusalem"],
  audience: "Judah",
  purpose: "Announces Edom’s fall and Zion’s rescue",
  keyFigures: ["Obadiah"],
  keyVerses: ["Obadiah 1:3-4", "Obadiah 1:15", "Obadiah 1:17", "Obadiah 1:21"],
  outline: [
    {
      passage: "Obadiah 1:1-9",
      heading: "Edom’s fall",
    },
    {
      passage: "Obadiah 1:10-14",
      heading: "Its crime",
    },
    {
      passage: "Obadiah 1:15-16",
      heading: "The day of the Lord",
    },
    {
      passage: "Obadiah 1:17-21",
      heading: "Rescue on Mount Zion",
    },
  ],
  themes: ["pride", "justice", "brotherhood", "God’s kingdom"],
  historicalBackground: [
    {
      text: "It is the shortest book of the Old Testament (21 verses)",
      mark: "certain",
    },
    {
      text: "Edom descended from Esau, Jacob’s brother (Genesis 36:1); much of verses 1-9 is close to Jeremiah 49:7-22",
      mark: "certain",
    },
    {
      text: "Psalm 137:7 also remembers Edom on the day Jerusalem fell",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Edom’s towns stood on high rock (Obadiah 1:3)",
      mark: "certain",
    },
    {
      text: "A brother nation was expected to help, not to plunder (Obadiah 1:10-14)",
      mark: "certain",
    },
  ],
  prophecyLinks: [],
  finds: ["edomsites"],
  confidence: "date disputed",
  application: "Obadiah warns against looking on while others suffer.",
};
