import type { Theme } from "./schema";

export const environment: Theme = {
  id: "environment",
  order: 550,
  names: ["environment", "care for creation", "earth", "animals"],
  references: [
    "Genesis 1:26-28",
    "Genesis 2:15",
    "Psalm 24:1",
    "Proverbs 12:10",
    "Psalm 104:10-30",
    "Romans 8:19-22",
    "Leviticus 25:1-7",
  ],
};
