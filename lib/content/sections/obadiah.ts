import type { Section } from "./schema";

export const obadiah: readonly Section[] = [
  {
    passage: "Obadiah 1:1-14",
    words: "judgment on Edom, nation of Esau, for violence against his brother Jacob; pride",
    toldAs: [
      "you live high in the rocks and think nobody can bring you down",
      "you stood by and enjoyed it when your brother’s city was robbed",
      "even if you nest among the stars I’ll pull you down",
      "they caught refugees at the crossroads and handed them over",
      "the shortest book of the Old Testament, against a neighbor country",
    ],
  },
];
