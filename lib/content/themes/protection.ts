import type { Theme } from "./schema";

export const protection: Theme = {
  id: "protection",
  order: 860,
  names: ["protection", "safety", "angels guarding"],
  references: [
    "Psalm 91:1-12",
    "Psalm 121:1-8",
    "Psalm 46:1-3",
    "2 Thessalonians 3:3",
    "Psalm 34:7",
    "Proverbs 18:10",
  ],
};
