import type { Telling } from "./schema";

export const obadiah: readonly Telling[] = [
  [
    "Obadiah 1:1-21",
    [
      "proud nation high in the rocks like an eagle",
      "you stood by when your brother was robbed",
      "shortest old testament book",
      "you live high in the rocks and think nobody can bring you down",
      "you stood by and enjoyed it when your brother’s city was robbed",
      "even if you nest among the stars I’ll pull you down",
      "they caught refugees at the crossroads and handed them over",
      "the shortest book of the Old Testament, against a neighbor country",
    ],
  ],
];
