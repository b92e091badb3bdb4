import type { Section } from "./schema";

export const habakkuk: readonly Section[] = [
  ["Habakkuk 1:1-4", "Habakkuk asks how long God will look at violence"],
  ["Habakkuk 2:1-4", "the righteous will live by his faith; write the vision plainly"],
  ["Habakkuk 2:14", "earth filled with knowledge of God’s glory as waters cover the sea"],
  ["Habakkuk 3:17-19", "though the fig tree does not blossom, I will rejoice"],
];
