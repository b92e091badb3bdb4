import type { Section } from "./schema";

export const secondTimothy: readonly Section[] = [
  {
    passage: "2 Timothy 1:1-7",
    words: "Timothy’s grandmother Lois and mother Eunice; spirit not of fear",
  },
  { passage: "2 Timothy 2:1-13", words: "good soldier, athlete, farmer" },
  { passage: "2 Timothy 3:1-9", words: "last days: lovers of self; Jannes and Jambres" },
  { passage: "2 Timothy 3:14-17", words: "all Scripture is God-breathed (inspired)" },
  {
    passage: "2 Timothy 4:1-8",
    words: "preach the word; I have fought the good fight, finished the course; crown",
  },
  {
    passage: "2 Timothy 4:9-22",
    words: "Demas left; bring the cloak, books and parchments; Alexander the coppersmith",
  },
];
