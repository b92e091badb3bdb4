import type { BookFacts } from "./schema";

export const daniel: BookFacts = {
  osis: "Dan",
  name: "Daniel",
  testament: "Old",
  genre: "Major Prophets",
  traditionalAuthor: "Daniel (Daniel 7:1; 12:4)",
  scholarlyView:
    "Stories (1-6) from the Persian or Greek period and visions (7-12) from about 167-164 BC; others hold to the 6th century",
  writtenTraditional: "about 530 BC",
  writtenScholarly: "4th-2nd century BC, finished about 164 BC",
  eventsSpan: "605 to about 535 BC; visions reach to later empires",
  setting: ["Babylon", "Susa"],
  audience: "Jews under foreign rule",
  purpose: "Shows that God rules over empires and keeps his people",
  keyFigures: [
    { person: "daniel" },
    "Shadrach",
    "Meshach",
    "Abednego",
    { person: "nebuchadnezzar-ii" },
    { person: "belshazzar" },
    "Darius the Mede",
    "Gabriel",
    "Michael",
  ],
  keyVerses: [
    "Daniel 2:44",
    "Daniel 3:17-18",
    "Daniel 6:10",
    "Daniel 7:13-14",
    "Daniel 9:24-26",
    "Daniel 12:2",
  ],
  outline: [
    {
      passage: "Daniel 1:1-21",
      heading: "Exiles at court",
    },
    {
      passage: "Daniel 2:1-49",
      heading: "The dream of the image",
    },
    {
      passage: "Daniel 3:1-30",
      heading: "The furnace",
    },
    {
      passage: "Daniel 4:1-37",
      heading: "Nebuchadnezzar humbled",
    },
    {
      passage: "Daniel 5:1-6:28",
      heading: "Belshazzar’s feast and the lions",
    },
    {
      passage: "Daniel 7:1-8:27",
      heading: "Beasts and horns",
    },
    {
      passage: "Daniel 9:1-27",
      heading: "The seventy weeks",
    },
    {
      passage: "Daniel 10:1-12:13",
      heading: "The last vision",
    },
  ],
  themes: ["God’s rule", "faithfulness", "kingdoms", "resurrection", "prayer"],
  historicalBackground: [
    {
      text: "The book is in Hebrew and Aramaic (Aramaic Daniel 2:4-7:28)",
      mark: "certain",
    },
    {
      text: "Belshazzar was the son of Nabonidus and ruled Babylon for him, as tablets show",
      mark: "certain",
    },
    {
      text: "Darius the Mede is not known under that name from other records",
      mark: "disputed",
    },
    {
      text: "Daniel 11 matches Greek-age wars closely to about 167 BC; some read this as forecast, others as history written as vision",
      mark: "disputed",
    },
  ],
  culturalBackground: [
    {
      text: "Court training came with new names and royal food (Daniel 1:3-7)",
      mark: "certain",
    },
    {
      text: "Food laws and prayer marked Jewish life abroad (Daniel 1:8; 6:10)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Daniel 7:13-14",
      to: ["Mark 14:62"],
      note: "the Son of Man with the clouds",
      inCrossReferenceData: true,
    },
    {
      from: "Daniel 9:27",
      to: ["Matthew 24:15"],
      note: "the abomination of desolation",
      inCrossReferenceData: true,
    },
    {
      from: "Daniel 12:2",
      to: ["John 5:28-29"],
      note: "resurrection",
      inCrossReferenceData: true,
    },
  ],
  finds: ["dan114", "nabonidus", "nabchron", "ishtar"],
  confidence: "date disputed",
  application: "Daniel is for people who live by their faith under powers that do not share it.",
};
