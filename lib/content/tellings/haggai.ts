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
    "Haggai 1:4",
    [
      "living in fancy homes while gods house is a wreck",
      "is it fine to remodel your place when the temple lies in ruins",
    ],
  ],
  [
    "Haggai 1:6",
    [
      "paycheck goes into a pocket full of holes",
      "eat and still hungry, dressed and still cold, money leaks",
    ],
  ],
  [
    "Haggai 1:9-11",
    [
      "crops failed because everyone was busy with their own place",
      "god blew away the harvest and called for no rain",
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
    "Haggai 2:3",
    [
      "older people who remember how grand the first building was",
      "the new temple looks like nothing compared to the old one",
    ],
  ],
  ["Haggai 2:8", ["all the precious metals belong to god", "whose is the gold and silver"]],
  ["Haggai 2:9", ["second building will outshine the first", "later splendor bigger than before"]],
  [
    "Haggai 2:10-23",
    ["touching holy meat does not make holy but touching the dead makes dirty", "signet ring"],
  ],
  [
    "Haggai 2:12-14",
    [
      "quiz for priests, does holiness rub off like dirt does",
      "sacred meat in a coat doesnt make stew sacred but a corpse contaminates",
    ],
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
  ["Haggai 2:23", ["governor will be like gods ring", "zerubbabel picked as a seal"]],
];
