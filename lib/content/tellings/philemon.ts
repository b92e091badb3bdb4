import type { Telling } from "./schema";

export const philemon: readonly Telling[] = [
  [
    "Philemon 1:1-25",
    [
      "letter sending a runaway slave back as a brother",
      "if he owes you put it on my bill",
      "prepare a guest room",
    ],
  ],
  [
    "Philemon 1:8-22",
    [
      "a runaway slave is sent home to his owner with a letter",
      "if he stole anything put it on my bill",
      "take him back not as a servant but as a dear brother",
      "an old man in jail begs a favor instead of giving orders",
      "he used to be useless but now he’s useful to us both",
    ],
  ],
];
