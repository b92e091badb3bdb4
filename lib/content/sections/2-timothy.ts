import type { Section } from "./schema";

export const secondTimothy: readonly Section[] = [
  ["2 Timothy 1:1-7", "Timothy’s grandmother Lois and mother Eunice; spirit not of fear"],
  ["2 Timothy 2:1-13", "good soldier, athlete, farmer"],
  ["2 Timothy 3:1-9", "last days: lovers of self; Jannes and Jambres"],
  ["2 Timothy 3:14-17", "all Scripture is God-breathed (inspired)"],
  ["2 Timothy 4:1-8", "preach the word; I have fought the good fight, finished the course; crown"],
  [
    "2 Timothy 4:9-22",
    "Demas left; bring the cloak, books and parchments; Alexander the coppersmith",
  ],
];
