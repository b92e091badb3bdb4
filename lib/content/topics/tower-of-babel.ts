import type { Topic } from "./schema";

export const towerOfBabel: Topic = {
  id: "tower-of-babel",
  order: 40,
  name: "Tower of Babel",
  aliases: ["Babel", "Confusion of languages"],
  facts: [
    {
      text: "Brick and bitumen were used on the plain of Shinar (Genesis 11:2-3)",
      mark: "certain",
    },
    {
      text: "The name plays on Babel and a Hebrew word for mixing (Genesis 11:9)",
      mark: "certain",
    },
  ],
  views: ["One event at the root of all languages; a local event; a story about a proud empire"],
  background: [
    {
      text: "Babylon’s own name meant “gate of god” to its people",
      mark: "certain",
    },
    {
      text: "Pentecost is often read as its reversal (Acts 2:4-6)",
      mark: "certain",
    },
  ],
  keyFigures: ["Nimrod (by tradition, Genesis 10:8-10 ties him to Babel)"],
  relatedVerses: [
    "Genesis 10:8-10",
    "Genesis 11:1-4",
    "Genesis 11:7-9",
    "Deuteronomy 32:8",
    "Acts 2:4-6",
    "Revelation 7:9",
  ],
  finds: ["ziggurat", "ishtar"],
  pages: ["/study-guides#genesis-creation"],
  application: "The account asks what people build to make a name for themselves.",
};
