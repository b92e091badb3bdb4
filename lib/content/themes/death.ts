import type { Theme } from "./schema";

export const death: Theme = {
  id: "death",
  order: 570,
  names: ["death", "dying", "afterlife", "life after death"],
  references: [
    "John 11:25-26",
    "1 Corinthians 15:51-57",
    "Philippians 1:21-23",
    "2 Corinthians 5:6-8",
    "Hebrews 9:27",
    "John 14:1-3",
    "Luke 23:42-43",
    "Psalm 23:4",
    "1 Thessalonians 4:13-18",
  ],
};
