import type { Theme } from "./schema";

export const greed: Theme = {
  id: "greed",
  order: 270,
  names: ["greed", "contentment", "being content"],
  references: [
    "Philippians 4:11-13",
    "Hebrews 13:5",
    "1 Timothy 6:6-10",
    "Luke 12:15-21",
    "Ecclesiastes 5:10",
    "Proverbs 30:8-9",
  ],
};
