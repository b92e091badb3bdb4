import type { Theme } from "./schema";

export const debt: Theme = {
  id: "debt",
  order: 300,
  names: ["debt", "lending", "borrowing"],
  references: [
    "Romans 13:8",
    "Proverbs 22:7",
    "Psalm 37:21",
    "Exodus 22:25",
    "Deuteronomy 15:1-11",
    "Proverbs 22:26-27",
  ],
};
