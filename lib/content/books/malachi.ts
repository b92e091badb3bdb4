import type { BookFacts } from "./schema";

export const malachi: BookFacts = {
  osis: "Mal",
  name: "Malachi",
  testament: "Old",
  genre: "Minor Prophets",
  traditionalAuthor: "Malachi (“my messenger”: a name or a title)",
  scholarlyView: "Anonymous, about 470-430 BC",
  writtenTraditional: "about 450-430 BC",
  writtenScholarly: "5th century BC",
  eventsSpan: "The Second Temple was standing, under a Persian governor (Malachi 1:8)",
  setting: ["Jerusalem"],
  audience: "Judah under Persia",
  purpose: "Rebukes careless worship and promises a messenger",
  keyFigures: ["Malachi", "Levi", { person: "elijah" }],
  keyVerses: [
    "Malachi 1:11",
    "Malachi 2:10",
    "Malachi 3:1",
    "Malachi 3:6",
    "Malachi 3:10",
    "Malachi 4:2",
  ],
  outline: [
    {
      passage: "Malachi 1:1-5",
      heading: "God’s love",
    },
    {
      passage: "Malachi 1:6-2:9",
      heading: "Priests rebuked",
    },
    {
      passage: "Malachi 2:10-16",
      heading: "Broken marriages",
    },
    {
      passage: "Malachi 2:17-3:15",
      heading: "Justice, tithes and hard words",
    },
    {
      passage: "Malachi 3:16-4:6",
      heading: "The day and Elijah",
    },
  ],
  themes: ["worship", "faithfulness", "justice", "hope"],
  historicalBackground: [
    {
      text: "It is built of disputes, in question and answer",
      mark: "certain",
    },
    {
      text: "Hebrew Bibles have three chapters; English ones have four",
      mark: "certain",
    },
    {
      text: "Edom’s ruin is treated as past (Malachi 1:3-4)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Tithes fed the Levites (Malachi 3:10; Nehemiah 13:10-12)",
      mark: "certain",
    },
    {
      text: "Blind and lame animals were not fit for the altar (Malachi 1:8; Leviticus 22:22)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Malachi 3:1",
      to: ["Mark 1:2", "Matthew 11:10"],
      note: "the messenger",
      inCrossReferenceData: true,
    },
    {
      from: "Malachi 4:5-6",
      to: ["Luke 1:17", "Matthew 11:14"],
      note: "Elijah to come",
      inCrossReferenceData: true,
    },
  ],
  finds: ["elephantine"],
  confidence: "certain for the most part",
  application:
    "Malachi asks for worship and promises that are kept in earnest, at home as well as in public.",
};
