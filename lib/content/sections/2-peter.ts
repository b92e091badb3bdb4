import type { Section } from "./schema";

export const secondPeter: readonly Section[] = [
  ["2 Peter 1:3-11", "add to faith virtue, knowledge, self-control"],
  ["2 Peter 1:16-21", "eyewitnesses; no prophecy by the will of man"],
  ["2 Peter 2:1-10", "false teachers; angels who sinned; Sodom"],
  ["2 Peter 2:15-22", "Balaam’s donkey; dog returns to vomit"],
  ["2 Peter 3:1-13", "scoffers; one day like a thousand years; heavens burn; new earth"],
];
