import type { Section } from "./schema";

export const secondJohn: readonly Section[] = [
  ["2 John 1:1-6", "the elder writes to the elect (chosen) lady and her children"],
  ["2 John 1:7-13", "deceivers; do not receive him into your house"],
];
