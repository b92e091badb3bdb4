import type { Period } from "./schema";

export const judahUnderAssyria: Period = {
  id: "judah-under-assyria",
  order: 80,
  name: "Judah under Assyria",
  askedAs: ["Assyrian Empire"],
  aliases: ["Assyrian period", "Hezekiah", "Judah alone"],
  from: -722,
  to: -609,
  approximate: false,
  dateViews: ["Hezekiah’s first year: 727 or 715 BC"],
  powers: ["Assyria (Sargon II, Sennacherib, Esarhaddon, Ashurbanipal)", "then Babylon and Egypt"],
  keyEvents: [
    {
      year: -701,
      approximate: false,
      text: "Sennacherib invades Judah",
      references: ["2 Kings 18:13", "Isaiah 36:1"],
    },
    {
      year: -663,
      approximate: false,
      text: "Thebes falls to Assyria",
      references: ["Nahum 3:8"],
    },
    {
      year: -622,
      approximate: false,
      text: "The book of the law found",
      references: ["2 Kings 22:8"],
    },
    {
      year: -612,
      approximate: false,
      text: "Nineveh falls",
      references: ["Nahum 3:7", "Zephaniah 2:13"],
    },
    {
      year: -609,
      approximate: false,
      text: "Josiah dies at Megiddo",
      references: ["2 Kings 23:29"],
    },
  ],
  background: [
    {
      text: "Jerusalem grew, perhaps with refugees from the north",
      mark: "probable",
    },
    {
      text: "Judah was Assyria’s vassal for most of this time",
      mark: "certain",
    },
  ],
  culture: [
    {
      text: "Royal seals, weights and stamped jars show a strong state",
      mark: "certain",
    },
    {
      text: "Home figurines and rooftop worship are condemned by prophets (Zephaniah 1:5)",
      mark: "certain",
    },
  ],
  finds: [
    "prism",
    "lachishrelief",
    "siloamtunnel",
    "broadwall",
    "lmlk",
    "hezbulla",
    "manasseh",
    "ninevehfall",
    "nathanmelech",
    "figurines",
  ],
  keyFigures: [
    "Hezekiah",
    "Isaiah",
    "Micah",
    "Manasseh",
    "Josiah",
    "Huldah",
    "Zephaniah",
    "Nahum",
    "Jeremiah",
  ],
  relatedVerses: ["2 Kings 19:15", "2 Kings 20:20", "Isaiah 37:6", "Micah 6:8", "2 Kings 23:25"],
  application: "Under threat, people must choose between panic, alliances and trust.",
};
