import type { Telling } from "./schema";

export const jude: readonly Telling[] = [
  [
    "Jude 1:1-25",
    [
      "angel and devil argue over a dead man’s body",
      "clouds without rain",
      "quotes a book not in the bible",
      "keep you from falling blessing",
      "angels who left home",
    ],
  ],
  ["Jude 1:9", ["angel and devil argue about moses' dead body"]],
];
