import type { BookFacts } from "./schema";

export const jonah: BookFacts = {
  osis: "Jonah",
  name: "Jonah",
  testament: "Old",
  genre: "Minor Prophets",
  traditionalAuthor: "Jonah son of Amittai by tradition (2 Kings 14:25)",
  scholarlyView:
    "A later story about the 8th-century prophet, read as history or as a teaching tale",
  writtenTraditional: "8th century BC",
  writtenScholarly: "8th-4th century BC",
  eventsSpan: "Reign of Jeroboam II, about 782-753 BC",
  setting: ["Joppa", "the sea", "Nineveh"],
  audience: "Israel",
  purpose: "Shows God’s mercy to enemies",
  keyFigures: ["Jonah", "the king of Nineveh"],
  keyVerses: ["Jonah 1:9", "Jonah 2:9", "Jonah 3:10", "Jonah 4:2", "Jonah 4:11"],
  outline: [
    {
      passage: "Jonah 1:1-17",
      heading: "Flight and the great fish",
    },
    {
      passage: "Jonah 2:1-10",
      heading: "The prayer",
    },
    {
      passage: "Jonah 3:1-10",
      heading: "Nineveh turns",
    },
    {
      passage: "Jonah 4:1-11",
      heading: "Jonah’s anger",
    },
  ],
  themes: ["mercy", "repentance", "God of all nations"],
  historicalBackground: [
    {
      text: "Nineveh was a great Assyrian city, the capital from about 700 BC",
      mark: "certain",
    },
    {
      text: "No Assyrian record tells of such repentance",
      mark: "certain",
    },
    {
      text: "2 Kings 14:25 places a prophet Jonah son of Amittai of Gath-hepher under Jeroboam II",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Sackcloth and ashes showed mourning (Jonah 3:6)",
      mark: "certain",
    },
    {
      text: "Sailors cast lots to find who was guilty (Jonah 1:7)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Jonah 1:17",
      to: ["Matthew 12:39-41"],
      note: "the sign of Jonah",
      inCrossReferenceData: true,
    },
  ],
  finds: [],
  confidence: "history or story disputed",
  application:
    "Jonah asks whether we can be glad when mercy reaches people whom we would rather see punished.",
};
