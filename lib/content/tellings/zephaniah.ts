import type { Telling } from "./schema";

export const zephaniah: readonly Telling[] = [
  [
    "Zephaniah 1:1-18",
    ["wipe everything off the earth", "search the city with lamps", "silver and gold cannot save"],
  ],
  [
    "Zephaniah 1:14-18",
    [
      "a terrible time is near, dark clouds and bitter crying",
      "money can’t save them when God is mad",
      "people walk like they are blind",
      "people’s blood poured out like dust",
      "a day of trouble and ruin and trumpets",
    ],
  ],
  ["Zephaniah 2:1-15", ["seek humility before the day comes"]],
  [
    "Zephaniah 3:1-20",
    ["God sings over you and quiets you with love", "he is happy about you", "pure lips"],
  ],
  [
    "Zephaniah 3:14-20",
    [
      "God is so happy about you that he sings",
      "don’t let your hands hang down, he’s with you",
      "he quiets you with his love",
      "the lame and the outcasts are brought home",
      "like a parent humming over a child",
    ],
  ],
];
