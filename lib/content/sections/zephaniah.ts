import type { Section } from "./schema";

export const zephaniah: readonly Section[] = [
  { passage: "Zephaniah 1:14-18", words: "the great day of the Lord, day of wrath" },
  { passage: "Zephaniah 3:14-20", words: "God rejoices and sings over his people with joy" },
];
