import type { Section } from "./schema";

export const haggai: readonly Section[] = [
  [
    "Haggai 1:1-11",
    "you live in panelled houses while the temple lies in ruins; consider your ways",
  ],
  ["Haggai 2:1-9", "the glory of the latter house greater; desire of nations"],
  ["Haggai 2:20-23", "Zerubbabel, governor of Judah, like a signet ring"],
];
