import type { Telling } from "./schema";

export const haggai: readonly Telling[] = [
  [
    "Haggai 1:1-15",
    [
      "you live in nice houses while God’s house is a ruin",
      "wages in a bag with holes",
      "eat but not full",
      "you have nice homes while God’s place is a mess",
      "you earn wages and put them in a bag with holes",
      "you sow much and harvest little, think about why",
      "go get wood and start building",
      "no rain because they put themselves first",
    ],
  ],
  [
    "Haggai 2:1-9",
    [
      "new temple looks like nothing but will be greater",
      "shake the nations",
      "who remembers how beautiful the old one was",
      "silver and gold are mine, says God",
      "be strong and work, I’m with you builders",
      "I’ll shake heaven and earth and all nations",
      "the new building will be better than the first",
    ],
  ],
  [
    "Haggai 2:10-23",
    ["touching holy meat does not make holy but touching the dead makes dirty", "signet ring"],
  ],
  [
    "Haggai 2:20-23",
    [
      "God will make the governor like a ring on his hand",
      "chariots and riders fall by each other’s swords",
      "I have chosen you, says God to a leader",
      "foreign kingdoms turned over by God",
      "a promise to one man at the end of a short book",
    ],
  ],
];
