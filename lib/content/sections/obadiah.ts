import type { Section } from "./schema";

export const obadiah: readonly Section[] = [
  {
    passage: "Obadiah 1:1-14",
    words: "judgment on Edom, nation of Esau, for violence against his brother Jacob; pride",
  },
];
