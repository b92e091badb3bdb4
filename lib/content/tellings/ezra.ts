import type { Telling } from "./schema";

export const ezra: readonly Telling[] = [
  ["Ezra 1:1-11", ["foreign king lets the exiles go home and gives back the gold bowls"]],
  [
    "Ezra 2:59-70",
    [
      "people who could not prove their family",
      "over forty thousand came home with mules and camels",
    ],
  ],
  [
    "Ezra 3:1-13",
    [
      "old men cry loudly while the young shout for joy at the foundation",
      "you could not tell crying from shouting",
    ],
  ],
  ["Ezra 3:10-13", ["old people crying while the young ones cheer at the new foundations"]],
  [
    "Ezra 4:1-24",
    ["neighbors write to the king to stop the building", "let us help you build, no you may not"],
  ],
  [
    "Ezra 5:1-17",
    ["building starts again after preaching of two prophets", "who gave you permission"],
  ],
  [
    "Ezra 6:1-22",
    [
      "old decree found in the archive, pay for it from taxes",
      "beam pulled from his house",
      "temple finished with joy",
    ],
  ],
  ["Ezra 7:1-28", ["teacher who studied, did and taught the law"]],
  ["Ezra 8:21-36", ["ashamed to ask the king for soldiers so they fast for a safe trip"]],
  [
    "Ezra 9:1-15",
    ["pulls hair from head and beard because of mixed marriages", "too ashamed to lift my face"],
  ],
  [
    "Ezra 10:1-17",
    ["men send away their foreign wives and children", "crying people in heavy rain"],
  ],
];
