import type { Theme } from "./schema";

export const wisdom: Theme = {
  id: "wisdom",
  order: 880,
  names: ["wisdom"],
  references: [
    "James 1:5",
    "Proverbs 9:10",
    "Proverbs 2:1-6",
    "Proverbs 3:13-18",
    "James 3:13-17",
    "1 Kings 3:5-12",
    "Ecclesiastes 7:12",
  ],
};
