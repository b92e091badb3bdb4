import type { Misquotation } from "./schema";

export const prideBeforeAFall: Misquotation = {
  id: "pride-before-a-fall",
  order: 70,
  wordings: [
    "pride goes before a fall",
    "pride goes before the fall",
    "pride comes before a fall",
    "pride comes before the fall",
    "pride goeth before a fall",
    "pride goeth before the fall",
  ],
  answer:
    "The saying shortens a proverb: there it is destruction that pride goes before, and a haughty spirit that goes before a fall.",
  references: ["Proverbs 16:18"],
};
