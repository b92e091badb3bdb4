import type { Telling } from "./schema";

export const secondPeter: readonly Telling[] = [
  [
    "2 Peter 1:1-21",
    ["add self-control, patience, kindness, list", "we saw with our own eyes, not made up stories"],
  ],
  ["2 Peter 2:1-22", ["fake teachers", "dog and washed pig", "angels thrown to chains"]],
  [
    "2 Peter 3:1-18",
    [
      "where is his coming, people mock",
      "thousand years one day",
      "earth burns up",
      "some of the letters are hard to understand",
      "not slow, patient so all may turn",
    ],
  ],
  ["2 Peter 3:8-10", ["a day is like a thousand years to god"]],
];
