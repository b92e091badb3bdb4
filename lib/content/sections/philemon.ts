import type { Section } from "./schema";

export const philemon: readonly Section[] = [
  {
    passage: "Philemon 1:8-22",
    words: "Onesimus, runaway slave of Philemon, sent back as a brother",
    toldAs: [
      "a runaway slave is sent home to his owner with a letter",
      "if he stole anything put it on my bill",
      "take him back not as a servant but as a dear brother",
      "an old man in jail begs a favor instead of giving orders",
      "he used to be useless but now he’s useful to us both",
    ],
  },
];
