import type { Section } from "./schema";

export const haggai: readonly Section[] = [
  {
    passage: "Haggai 1:1-11",
    words: "you live in panelled houses while the temple lies in ruins; consider your ways",
    toldAs: [
      "you have nice homes while God’s place is a mess",
      "you earn wages and put them in a bag with holes",
      "you sow much and harvest little, think about why",
      "go get wood and start building",
      "no rain because they put themselves first",
    ],
  },
  {
    passage: "Haggai 2:1-9",
    words: "the glory of the latter house greater; desire of nations",
    toldAs: [
      "who remembers how beautiful the old one was",
      "silver and gold are mine, says God",
      "be strong and work, I’m with you builders",
      "I’ll shake heaven and earth and all nations",
      "the new building will be better than the first",
    ],
  },
  {
    passage: "Haggai 2:20-23",
    words: "Zerubbabel, governor of Judah, like a signet ring",
    toldAs: [
      "God will make the governor like a ring on his hand",
      "chariots and riders fall by each other’s swords",
      "I have chosen you, says God to a leader",
      "foreign kingdoms turned over by God",
      "a promise to one man at the end of a short book",
    ],
  },
];
