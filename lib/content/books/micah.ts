import type { BookFacts } from "./schema";

export const micah: BookFacts = {
  osis: "Mic",
  name: "Micah",
  testament: "Old",
  genre: "Minor Prophets",
  traditionalAuthor: "Micah of Moresheth",
  scholarlyView: "Chapters 1-3 mainly Micah’s; later parts from his followers",
  writtenTraditional: "about 735-700 BC",
  writtenScholarly: "8th century BC with later editing",
  eventsSpan: "Under Jotham, Ahaz and Hezekiah (Micah 1:1)",
  setting: ["Moresheth", "Jerusalem", "Samaria"],
  audience: "Judah and Israel",
  purpose: "Condemns corrupt leaders and promises a ruler from Bethlehem",
  keyFigures: ["Micah", { person: "hezekiah" }],
  keyVerses: ["Micah 4:3", "Micah 5:2", "Micah 6:8", "Micah 7:7", "Micah 7:18-19"],
  outline: [
    {
      passage: "Micah 1:1-2:13",
      heading: "Judgment and a remnant",
    },
    {
      passage: "Micah 3:1-5:15",
      heading: "False leaders and the true king",
    },
    {
      passage: "Micah 6:1-7:7",
      heading: "God’s case",
    },
    {
      passage: "Micah 7:8-20",
      heading: "Hope and pardon",
    },
  ],
  themes: ["justice", "humility", "peace", "the ruler from Bethlehem"],
  historicalBackground: [
    {
      text: "Jeremiah’s friends quoted Micah a century later (Jeremiah 26:18)",
      mark: "certain",
    },
    {
      text: "Isaiah 2:2-4 and Micah 4:1-3 are nearly the same",
      mark: "certain",
    },
    {
      text: "Lachish, which fell in 701 BC, is among the towns he warns (Micah 1:13)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Land grabbing drove families out (Micah 2:1-2)",
      mark: "certain",
    },
    {
      text: "False measures cheated buyers (Micah 6:10-11)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Micah 5:2",
      to: ["Matthew 2:5-6", "John 7:42"],
      note: "Bethlehem",
      inCrossReferenceData: true,
    },
    {
      from: "Micah 7:6",
      to: ["Matthew 10:35-36"],
      note: "division in families",
      inCrossReferenceData: true,
    },
  ],
  finds: ["lachishrelief", "prism", "lmlk"],
  confidence: "certain for the most part",
  application: "Micah asks for justice, kindness and humility instead of show.",
};
