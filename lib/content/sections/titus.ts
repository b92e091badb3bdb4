import type { Section } from "./schema";

export const titus: readonly Section[] = [
  { passage: "Titus 1:5-16", words: "Titus left in Crete to appoint elders; Cretans are liars" },
  { passage: "Titus 2:1-10", words: "older men and women, young, servants" },
  { passage: "Titus 3:3-8", words: "saved by mercy, washing of regeneration" },
];
