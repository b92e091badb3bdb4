import type { Period } from "./schema";

export const babylonianExile: Period = {
  id: "babylonian-exile",
  order: 90,
  name: "Babylonian Exile",
  askedAs: ["Babylonian Period", "Babylonian Empire"],
  aliases: ["Exile", "Babylonian Captivity", "Captivity", "Neo-Babylonian Empire"],
  setIn: [
    "2 Kings 24-25",
    "2 Chronicles 36",
    "Jeremiah 1-52",
    "Lamentations 1-5",
    "Ezekiel 1-48",
    "Daniel 1-12",
    "Obadiah 1",
  ],
  from: -605,
  to: -538,
  approximate: false,
  dateViews: [
    "Fall of Jerusalem: 587 or 586 BC",
    "The seventy years (Jeremiah 29:10): 605-538/536 or 586-515 BC, or a round number",
  ],
  powers: ["Babylon (Nebuchadnezzar, Nabonidus), then Persia"],
  keyEvents: [
    {
      year: -605,
      approximate: false,
      text: "Battle of Carchemish; first captives, according to Daniel 1:1",
      references: ["Jeremiah 46:2", "Daniel 1:1"],
    },
    {
      year: -597,
      approximate: false,
      text: "Jehoiachin taken with the leading people",
      references: ["2 Kings 24:12-16"],
    },
    {
      year: -586,
      approximate: false,
      text: "Jerusalem and the temple destroyed (587 or 586 BC)",
      references: ["2 Kings 25:8-10", "Jeremiah 52:12-14"],
    },
    {
      year: -561,
      approximate: false,
      text: "Jehoiachin released",
      references: ["2 Kings 25:27"],
    },
    {
      year: -539,
      approximate: false,
      text: "Babylon falls to Cyrus",
      references: ["Daniel 5:30-31"],
    },
    {
      year: -538,
      approximate: false,
      text: "Cyrus lets the exiles go",
      references: ["Ezra 1:1-3"],
    },
  ],
  background: [
    {
      text: "Jeremiah 52:28-30 counts 4,600 people taken in three groups; 2 Kings 24:14 says ten thousand in 597 BC",
      mark: "certain",
    },
    {
      text: "Exiles lived in settlements, farmed, traded and kept their own names",
      mark: "certain",
    },
    {
      text: "Many stayed in the land under Gedaliah (2 Kings 25:22)",
      mark: "certain",
    },
  ],
  culture: [
    {
      text: "Sabbath, circumcision, prayer and Scripture gained in importance without a temple",
      mark: "probable",
    },
    {
      text: "Aramaic became common",
      mark: "certain",
    },
  ],
  finds: [
    "chron597",
    "carchemish",
    "burnt586",
    "rations",
    "yahudu",
    "nebosar",
    "lachishletters",
    "gemariah",
    "ishtar",
    "nabonidus",
    "nabchron",
  ],
  keyFigures: [
    { person: "jeremiah" },
    { person: "ezekiel" },
    { person: "daniel" },
    { person: "jehoiachin" },
    "Zedekiah",
    { person: "nebuchadnezzar-ii" },
    "Gedaliah",
    { person: "cyrus-the-great" },
  ],
  relatedVerses: [
    "Psalm 137:1",
    "Jeremiah 29:4-7",
    "Jeremiah 29:10-11",
    "Lamentations 3:22-23",
    "Ezekiel 37:11-14",
    "Isaiah 40:1-2",
    "Daniel 6:10",
  ],
  application:
    "Faith learned to live without temple and homeland; that helps people who have lost what sustained them.",
};
