import type { Section } from "./schema";

export const zephaniah: readonly Section[] = [
  ["Zephaniah 1:14-18", "the great day of the Lord, day of wrath"],
  ["Zephaniah 3:14-20", "God rejoices and sings over his people with joy"],
];
