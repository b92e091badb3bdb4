import type { Section } from "./schema";

export const secondThessalonians: readonly Section[] = [
  {
    passage: "2 Thessalonians 2:1-12",
    words: "man of sin (lawlessness), son of destruction, antichrist; falling away",
  },
  { passage: "2 Thessalonians 3:6-15", words: "if anyone will not work, he should not eat" },
];
