import type { Section } from "./schema";

export const philemon: readonly Section[] = [
  {
    passage: "Philemon 1:8-22",
    words: "Onesimus, runaway slave of Philemon, sent back as a brother",
  },
];
