import type { Section } from "./schema";

export const secondThessalonians: readonly Section[] = [
  [
    "2 Thessalonians 2:1-12",
    "man of sin (lawlessness), son of destruction, antichrist; falling away",
  ],
  ["2 Thessalonians 3:6-15", "if anyone will not work, he should not eat"],
];
