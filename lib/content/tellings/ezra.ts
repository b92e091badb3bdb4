import type { Telling } from "./schema";

export const ezra: readonly Telling[] = [
  ["Ezra 1:1-11", ["foreign king lets the exiles go home and gives back the gold bowls"]],
  [
    "Ezra 1:9-11",
    [
      "inventory of returned gold and silver dishes",
      "how many temple vessels cyrus sent back with sheshbazzar",
    ],
  ],
  [
    "Ezra 2:59-70",
    [
      "people who could not prove their family",
      "over forty thousand came home with mules and camels",
    ],
  ],
  [
    "Ezra 2:61-63",
    [
      "couldn’t find their family papers so they couldn’t be priests",
      "lost birth records, thrown off the clergy list",
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
    "Ezra 3:12-13",
    [
      "old men crying and young ones cheering so you couldn’t tell which was which",
      "those who’d seen the first temple wept at the new foundation",
    ],
  ],
  [
    "Ezra 4:1-24",
    ["neighbors write to the king to stop the building", "let us help you build, no you may not"],
  ],
  [
    "Ezra 4:4-5",
    [
      "locals hire lobbyists to stall the construction",
      "paid consultants to block the rebuilding for years",
    ],
  ],
  [
    "Ezra 4:14",
    [
      "we eat the palace’s salt so we must report this",
      "tattling letter about loyalty to the king who feeds them",
    ],
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
  [
    "Ezra 6:1-3",
    [
      "searched the archives and found the building permit",
      "scroll at achmetha proves cyrus allowed it",
    ],
  ],
  [
    "Ezra 6:11",
    [
      "anyone who changes this order gets impaled on a beam from his own house",
      "darius’s threat, house made a dunghill",
    ],
  ],
  ["Ezra 7:1-28", ["teacher who studied, did and taught the law"]],
  [
    "Ezra 7:10",
    ["scholar made up his mind to study, practice and teach", "ezra’s three goals with the law"],
  ],
  ["Ezra 8:21-36", ["ashamed to ask the king for soldiers so they fast for a safe trip"]],
  [
    "Ezra 8:21-23",
    [
      "too embarrassed to ask for a police escort so they fasted",
      "prayer for a safe trip with kids and belongings by the river",
    ],
  ],
  [
    "Ezra 9:1-15",
    ["pulls hair from head and beard because of mixed marriages", "too ashamed to lift my face"],
  ],
  [
    "Ezra 9:3",
    [
      "pulled out his own hair and beard over mixed marriages",
      "sat stunned after ripping his clothes",
    ],
  ],
  [
    "Ezra 10:1-17",
    ["men send away their foreign wives and children", "crying people in heavy rain"],
  ],
  [
    "Ezra 10:9",
    [
      "crowd sitting in the square shivering from the heavy rain",
      "winter downpour at the meeting about foreign wives",
    ],
  ],
  [
    "Ezra 10:13-15",
    [
      "it’s raining and this can’t be settled in a day or two",
      "the few who opposed the divorce plan",
    ],
  ],
];
