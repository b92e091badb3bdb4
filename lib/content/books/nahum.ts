import type { BookFacts } from "./schema";

export const nahum: BookFacts = {
  osis: "Nah",
  name: "Nahum",
  testament: "Old",
  genre: "Minor Prophets",
  traditionalAuthor: "Nahum the Elkoshite",
  scholarlyView:
    "Dated between the fall of Thebes (663 BC) and that of Nineveh (612 BC), or soon after",
  writtenTraditional: "about 660-612 BC",
  writtenScholarly: "7th century BC",
  eventsSpan: "The fall of Nineveh, 612 BC",
  setting: ["Nineveh"],
  audience: "Judah",
  purpose: "Announces the end of cruel Assyria",
  keyFigures: ["Nahum"],
  keyVerses: ["Nahum 1:3", "Nahum 1:7", "Nahum 1:15", "Nahum 3:1"],
  outline: [
    {
      passage: "Nahum 1:1-15",
      heading: "God’s power and Nineveh’s end",
    },
    {
      passage: "Nahum 2:1-13",
      heading: "The city attacked",
    },
    {
      passage: "Nahum 3:1-7",
      heading: "Woe to the city of blood",
    },
    {
      passage: "Nahum 3:8-19",
      heading: "No better than Thebes",
    },
  ],
  themes: ["justice", "God as refuge", "end of tyranny"],
  historicalBackground: [
    {
      text: "Thebes (No-amon) fell to Assyria in 663 BC and is named as past (Nahum 3:8-10)",
      mark: "certain",
    },
    {
      text: "Babylon and the Medes took Nineveh in 612 BC",
      mark: "certain",
    },
    {
      text: "In Hebrew, Nahum 1 preserves part of an alphabetic poem",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Assyrian palace reliefs show the cruelty in war that the book describes",
      mark: "certain",
    },
    {
      text: "Messengers on the hills brought news of war or peace (Nahum 1:15)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Nahum 1:15",
      to: ["Romans 10:15"],
      note: "feet that bring good news; Paul quotes Isaiah 52:7",
      inCrossReferenceData: true,
    },
  ],
  finds: ["ninevehfall", "greekxii"],
  confidence: "certain",
  application:
    "Nahum gives victims of cruelty the assurance that violence does not have the last word.",
};
