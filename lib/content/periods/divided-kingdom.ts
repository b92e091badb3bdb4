import type { Period } from "./schema";

export const dividedKingdom: Period = {
  id: "divided-kingdom",
  order: 70,
  name: "Divided Kingdom",
  askedAs: ["Iron Age"],
  aliases: ["Israel and Judah", "Kings of Israel", "Kings of Judah", "Omride dynasty"],
  from: -931,
  to: -722,
  approximate: false,
  dateViews: ["Dates after E. R. Thiele and others; some reigns differ by up to ten years"],
  powers: ["Aram-Damascus", "Assyria from the 9th century BC", "Egypt at times"],
  keyEvents: [
    {
      year: -925,
      approximate: true,
      text: "Shishak’s raid",
      references: ["1 Kings 14:25-26"],
    },
    {
      year: -853,
      approximate: false,
      text: "Ahab at Qarqar (Assyrian record; not told in Kings)",
      references: [],
    },
    {
      year: -841,
      approximate: false,
      text: "Jehu pays tribute to Shalmaneser III (Assyrian record; not told in Kings)",
      references: [],
    },
    {
      year: -760,
      approximate: true,
      text: "Amos and, soon after, Hosea",
      references: ["Amos 1:1", "Hosea 1:1"],
    },
    {
      year: -732,
      approximate: false,
      text: "Damascus falls; Galilee taken",
      references: ["2 Kings 15:29", "2 Kings 16:9"],
    },
    {
      year: -722,
      approximate: false,
      text: "Samaria falls (722 or 720 BC)",
      references: ["2 Kings 17:6"],
    },
  ],
  background: [
    {
      text: "Israel in the north was the larger and richer kingdom",
      mark: "certain",
    },
    {
      text: "Assyria took tribute, then land, then moved people",
      mark: "certain",
    },
    {
      text: "Prophets spoke against idols and injustice",
      mark: "certain",
    },
  ],
  culture: [
    {
      text: "Rival shrines stood at Bethel and Dan (1 Kings 12:29)",
      mark: "certain",
    },
    {
      text: "Luxury of a few beside debt slavery of many (Amos 2:6; 6:4-6)",
      mark: "certain",
    },
  ],
  finds: [
    "shishak",
    "kurkh",
    "obelisk",
    "mesha",
    "teldan",
    "samariaivory",
    "samariaost",
    "tiglath",
    "sargon",
  ],
  keyFigures: [
    "Jeroboam",
    "Rehoboam",
    "Omri",
    "Ahab",
    "Jezebel",
    "Elijah",
    "Elisha",
    "Jehu",
    "Jeroboam II",
    "Amos",
    "Hosea",
    "Jonah",
    "Hoshea",
  ],
  relatedVerses: ["1 Kings 18:21", "2 Kings 5:14", "2 Kings 17:13", "Amos 5:24", "Hosea 6:6"],
  application: "The prophets of this period ask whether comfort has made us deaf to the poor.",
};
