import type { Theme } from "./schema";

export const depression: Theme = {
  id: "depression",
  order: 50,
  names: ["depression", "sadness", "despair", "hopelessness"],
  references: [
    "Psalm 34:17-19",
    "Psalm 42:5-11",
    "1 Kings 19:3-8",
    "Psalm 40:1-3",
    "Matthew 11:28-30",
    "2 Corinthians 1:3-4",
    "Isaiah 61:1-3",
  ],
};
