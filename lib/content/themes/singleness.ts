import type { Theme } from "./schema";

export const singleness: Theme = {
  id: "singleness",
  order: 420,
  names: ["singleness", "being single"],
  references: [
    "1 Corinthians 7:7-9",
    "1 Corinthians 7:32-35",
    "Matthew 19:10-12",
    "Psalm 37:4",
    "Isaiah 56:3-5",
  ],
};
