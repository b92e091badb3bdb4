import type { Story } from "./schema";

export const ruth: readonly Story[] = [
  ["Ruth 1:14-18", "Ruth stays with Naomi: where you go I will go"],
  ["Ruth 4:9-17", "Boaz marries Ruth; Obed, grandfather of David"],
];
