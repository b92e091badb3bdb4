import type { Theme } from "./schema";

export const work: Theme = {
  id: "work",
  order: 310,
  names: ["work", "laziness", "diligence"],
  references: [
    "Colossians 3:23-24",
    "Proverbs 6:6-11",
    "2 Thessalonians 3:6-12",
    "Ecclesiastes 9:10",
    "Proverbs 12:24",
    "Genesis 2:15",
  ],
};
