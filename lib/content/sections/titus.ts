import type { Section } from "./schema";

export const titus: readonly Section[] = [
  ["Titus 1:5-16", "Titus left in Crete to appoint elders; Cretans are liars"],
  ["Titus 2:1-10", "older men and women, young, servants"],
  ["Titus 3:3-8", "saved by mercy, washing of regeneration"],
];
