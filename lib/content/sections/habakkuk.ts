import type { Section } from "./schema";

export const habakkuk: readonly Section[] = [
  { passage: "Habakkuk 1:1-4", words: "Habakkuk asks how long God will look at violence" },
  {
    passage: "Habakkuk 2:1-4",
    words: "the righteous will live by his faith; write the vision plainly",
  },
  {
    passage: "Habakkuk 2:14",
    words: "earth filled with knowledge of God’s glory as waters cover the sea",
  },
  { passage: "Habakkuk 3:17-19", words: "though the fig tree does not blossom, I will rejoice" },
];
