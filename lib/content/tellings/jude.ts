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
  [
    "Jude 1:3",
    [
      "wanted to write something else but had to say fight for the faith",
      "defend the belief given once to believers",
    ],
  ],
  [
    "Jude 1:4",
    [
      "sneaky men use grace as a license to be immoral",
      "infiltrators who turn grace into permission for filth",
    ],
  ],
  [
    "Jude 1:6",
    [
      "angels who left their home are chained in darkness",
      "angels who quit their proper place, in eternal cuffs",
    ],
  ],
  [
    "Jude 1:7",
    ["two towns burned as a warning over perverted sex", "sodom as an example of everlasting fire"],
  ],
  [
    "Jude 1:9",
    [
      "angel and devil argue about moses' dead body",
      "archangel arguing with satan over moses’ dead body",
      "the lord rebuke you, he wouldnt insult the devil",
    ],
  ],
  [
    "Jude 1:11",
    [
      "woe to those copying cain, balaam and korah",
      "three old testament bad guys in one verse, one did it for pay",
    ],
  ],
  [
    "Jude 1:12-13",
    [
      "rainless clouds, fruitless trees in fall, and stars off course",
      "hidden reefs at church potlucks, leaders who only feed themselves",
    ],
  ],
  [
    "Jude 1:14-15",
    [
      "prophecy by the seventh man after adam, coming with thousands of holy ones",
      "quote from the book of enoch, ungodly repeated over and over",
    ],
  ],
  [
    "Jude 1:16",
    [
      "grumblers and boasters who flatter people to get something",
      "complainers who brag and butter people up",
    ],
  ],
  [
    "Jude 1:20-21",
    [
      "build each other in faith and pray by the spirit, stay in his love",
      "keep yourselves inside god’s love while waiting for mercy",
    ],
  ],
  [
    "Jude 1:22-23",
    ["be kind to doubters, yank others from the flames", "hate even the stained shirt"],
  ],
  [
    "Jude 1:24-25",
    [
      "blessing, he can stop you from tripping and present you spotless",
      "closing benediction about being kept from falling and shown faultless",
    ],
  ],
];
