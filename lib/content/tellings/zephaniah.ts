import type { Telling } from "./schema";

export const zephaniah: readonly Telling[] = [
  [
    "Zephaniah 1:1-18",
    ["wipe everything off the earth", "search the city with lamps", "silver and gold cannot save"],
  ],
  [
    "Zephaniah 1:8-9",
    [
      "punished for wearing imported fashion and hopping over doorsteps",
      "princes in foreign clothes",
    ],
  ],
  [
    "Zephaniah 1:12",
    [
      "searching the town with a flashlight for complacent people",
      "they think god wont do anything, good or bad",
    ],
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
  [
    "Zephaniah 1:14-16",
    [
      "dies irae, day of anger, gloom, trumpet blast",
      "the awful day rushing closer, black clouds and sirens",
    ],
  ],
  ["Zephaniah 2:1-15", ["seek humility before the day comes"]],
  [
    "Zephaniah 2:3",
    ["modest people might be sheltered when anger comes", "be humble and maybe you’ll be hidden"],
  ],
  [
    "Zephaniah 2:13-15",
    [
      "nineveh empty with birds hooting in windows and porcupines on the columns",
      "carefree city said its me and no one else",
    ],
  ],
  [
    "Zephaniah 3:1-20",
    ["God sings over you and quiets you with love", "he is happy about you", "pure lips"],
  ],
  [
    "Zephaniah 3:3",
    [
      "judges are wolves that leave nothing until morning",
      "officials like roaring cats in the city",
    ],
  ],
  [
    "Zephaniah 3:9",
    ["nations given clean speech and serving side by side", "one pure language for everyone"],
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
  [
    "Zephaniah 3:17",
    ["god hums a song over you", "quieted by love while the warrior sings with delight"],
  ],
];
