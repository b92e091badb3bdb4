import type { Section } from "./schema";

export const zephaniah: readonly Section[] = [
  {
    passage: "Zephaniah 1:14-18",
    words: "the great day of the Lord, day of wrath",
    toldAs: [
      "a terrible time is near, dark clouds and bitter crying",
      "money can’t save them when God is mad",
      "people walk like they are blind",
      "people’s blood poured out like dust",
      "a day of trouble and ruin and trumpets",
    ],
  },
  {
    passage: "Zephaniah 3:14-20",
    words: "God rejoices and sings over his people with joy",
    toldAs: [
      "God is so happy about you that he sings",
      "don’t let your hands hang down, he’s with you",
      "he quiets you with his love",
      "the lame and the outcasts are brought home",
      "like a parent humming over a child",
    ],
  },
];
