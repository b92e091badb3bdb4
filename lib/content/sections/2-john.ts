import type { Section } from "./schema";

export const secondJohn: readonly Section[] = [
  {
    passage: "2 John 1:1-6",
    words: "the elder writes to the elect (chosen) lady and her children",
  },
  { passage: "2 John 1:7-13", words: "deceivers; do not receive him into your house" },
];
