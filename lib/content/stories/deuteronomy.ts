import type { Story } from "./schema";

export const deuteronomy: readonly Story[] = [
  [
    "Deuteronomy 6:4-9",
    "Hear, Israel: the Shema; love God with all your heart and teach your children",
  ],
  ["Deuteronomy 34:1-7", "Moses sees the promised land from Mount Nebo and dies"],
];
