import type { Period } from "./schema";

export const patriarchs: Period = {
  id: "patriarchs",
  order: 20,
  name: "Patriarchs",
  askedAs: ["Bronze Age"],
  aliases: ["Age of Abraham", "Abraham, Isaac and Jacob", "Middle Bronze Age"],
  setIn: ["Genesis 12-50"],
  from: -2100,
  to: -1700,
  approximate: true,
  dateViews: [
    "Early: Abraham born about 2166 BC, from 1 Kings 6:1 and Exodus 12:40",
    "Late: about 1900-1600 BC; some hold that the stories cannot be dated",
  ],
  powers: [
    "Third Dynasty of Ur",
    "Old Babylonia (Hammurabi)",
    "Egypt of the Middle Kingdom",
    "Mari",
  ],
  keyEvents: [
    {
      year: -2091,
      approximate: true,
      text: "Abraham leaves Haran (early count)",
      references: ["Genesis 12:4"],
    },
    {
      year: -2066,
      approximate: true,
      text: "Isaac is born (early count)",
      references: ["Genesis 21:5"],
    },
    {
      year: -1876,
      approximate: true,
      text: "Jacob goes down to Egypt (early count)",
      references: ["Genesis 46:5-6", "Exodus 12:40"],
    },
  ],
  background: [
    {
      text: "Families moved with flocks between Mesopotamia, Canaan and Egypt",
      mark: "certain",
    },
    {
      text: "Law texts and letters of the time show adoption, bride gifts and contracts",
      mark: "certain",
    },
    {
      text: "No text of the time names the patriarchs",
      mark: "certain",
    },
  ],
  culture: [
    {
      text: "Hospitality was a sacred duty (Genesis 18:1-8)",
      mark: "certain",
    },
    {
      text: "Wells were valuable enough for a treaty (Genesis 21:25-32; 26:18-22)",
      mark: "certain",
    },
  ],
  finds: ["mari", "nuzi", "hammurabi", "benihasan", "brooklyn", "machpelahbldg"],
  keyFigures: [
    { person: "abraham" },
    { person: "sarah" },
    "Hagar",
    { person: "isaac" },
    "Rebekah",
    { person: "jacob" },
    "Rachel",
    "Leah",
    { person: "joseph-son-of-jacob" },
    "Melchizedek",
  ],
  relatedVerses: [
    "Genesis 12:1-3",
    "Genesis 15:6",
    "Genesis 17:7",
    "Genesis 28:15",
    "Genesis 50:20",
    "Hebrews 11:8-10",
    "Galatians 3:8",
  ],
  application:
    "Families that travel, quarrel, wait and are blessed are close to readers’ own lives.",
};
