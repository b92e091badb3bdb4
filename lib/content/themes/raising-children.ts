import type { Theme } from "./schema";

export const raisingChildren: Theme = {
  id: "raising-children",
  order: 380,
  names: ["raising children", "parenting", "discipline of children"],
  references: [
    "Proverbs 22:6",
    "Deuteronomy 6:6-7",
    "Ephesians 6:4",
    "Proverbs 13:24",
    "Psalm 127:3-5",
    "Colossians 3:21",
    "Mark 10:13-16",
  ],
};
