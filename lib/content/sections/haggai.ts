import type { Section } from "./schema";

export const haggai: readonly Section[] = [
  {
    passage: "Haggai 1:1-11",
    words: "you live in panelled houses while the temple lies in ruins; consider your ways",
  },
  { passage: "Haggai 2:1-9", words: "the glory of the latter house greater; desire of nations" },
  { passage: "Haggai 2:20-23", words: "Zerubbabel, governor of Judah, like a signet ring" },
];
