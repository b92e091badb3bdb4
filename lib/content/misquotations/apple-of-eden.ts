import type { Misquotation } from "./schema";

export const appleOfEden: Misquotation = {
  id: "apple-of-eden",
  order: 360,
  wordings: [
    "eat an apple",
    "ate an apple",
    "ate the apple",
    "eat the apple",
    "adam's apple",
    "eve's apple",
    "apple in the garden",
    "apple from the tree",
    "forbidden apple",
  ],
  answer: "Genesis does not call the fruit an apple; it names no kind of fruit at all.",
  references: ["Genesis 3:6"],
};
