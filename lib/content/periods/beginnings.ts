import type { Period } from "./schema";

export const beginnings: Period = {
  id: "beginnings",
  order: 10,
  name: "Beginnings",
  aliases: ["Creation", "Primeval history", "Antediluvian", "Before Abraham"],
  setIn: ["Genesis 1-11"],
  from: -4004,
  to: -2100,
  approximate: true,
  dateViews: [
    "Ussher (1650): 4004 BC for creation, 2348 BC for the Flood; the Greek numbers run some 1,500 years longer",
    "Mainstream science and history: the earth 4.54 billion years; farming towns by about 8000 BC; writing by about 3200 BC",
    "Many Christians read Genesis 1-11 without a calendar; this site’s guides hold to about 6,000 years",
  ],
  powers: ["no empires in the story", "Sumer and Egypt arise before 3000 BC in history"],
  keyEvents: [
    {
      year: -4004,
      approximate: true,
      text: "Creation in Ussher’s count",
      references: ["Genesis 1:1", "Genesis 1:31"],
    },
    {
      year: -2348,
      approximate: true,
      text: "The Flood in Ussher’s count",
      references: ["Genesis 7:11-12", "Genesis 8:4"],
    },
  ],
  background: [
    {
      text: "Genesis 5 and 11 give lines of fathers and sons with long lives",
      mark: "certain",
    },
    {
      text: "Mesopotamian lists also give very long reigns before a flood",
      mark: "certain",
    },
  ],
  culture: [
    {
      text: "Farming, herding, music and metal are traced to early families (Genesis 4:20-22)",
      mark: "certain",
    },
    {
      text: "City building and brick towers belong to the plain of Shinar (Genesis 11:1-4)",
      mark: "certain",
    },
  ],
  finds: ["kinglist", "gilgamesh", "atrahasis", "enuma", "ziggurat"],
  keyFigures: [{ person: "adam-and-eve" }, "Cain", "Abel", "Enoch", { person: "noah" }, "Nimrod"],
  relatedVerses: [
    "Genesis 1:1",
    "Genesis 3:15",
    "Genesis 6:8",
    "Genesis 9:13",
    "Genesis 11:9",
    "Hebrews 11:3",
    "Romans 5:12",
  ],
  application:
    "These chapters ask where we come from, why the world is both good and broken, and what hope there is.",
};
