import type { Theme } from "./schema";

export const aging: Theme = {
  id: "aging",
  order: 890,
  names: ["ageing", "growing old", "old age"],
  references: [
    "Isaiah 46:4",
    "Psalm 71:9-18",
    "Proverbs 16:31",
    "Psalm 92:12-14",
    "Leviticus 19:32",
    "2 Corinthians 4:16",
  ],
};
