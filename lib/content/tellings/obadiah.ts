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
  [
    "Obadiah 1:3-4",
    [
      "nest among the stars wont save proud cliff people",
      "who could ever get me down from up here",
    ],
  ],
  [
    "Obadiah 1:5-6",
    [
      "burglars would only take what they want but you will be stripped",
      "even thieves and grape pickers leave something behind for esau",
    ],
  ],
  [
    "Obadiah 1:11-14",
    [
      "stood by while your brother was robbed, dont gloat over his disaster",
      "catching refugees at the crossroads and turning them in",
    ],
  ],
  [
    "Obadiah 1:15",
    [
      "what you did to others boomerangs on your head, all nations",
      "karma for countries on gods day",
    ],
  ],
];
