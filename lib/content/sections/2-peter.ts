import type { Section } from "./schema";

export const secondPeter: readonly Section[] = [
  { passage: "2 Peter 1:3-11", words: "add to faith virtue, knowledge, self-control" },
  { passage: "2 Peter 1:16-21", words: "eyewitnesses; no prophecy by the will of man" },
  { passage: "2 Peter 2:1-10", words: "false teachers; angels who sinned; Sodom" },
  { passage: "2 Peter 2:15-22", words: "Balaam’s donkey; dog returns to vomit" },
  {
    passage: "2 Peter 3:1-13",
    words: "scoffers; one day like a thousand years; heavens burn; new earth",
  },
];
