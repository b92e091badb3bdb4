import type { Section } from "./schema";

export const amos: readonly Section[] = [
  {
    passage: "Amos 1:1-2",
    words: "Amos a herdsman (shepherd) of Tekoa two years before the earthquake",
  },
  { passage: "Amos 5:21-24", words: "let justice roll on like rivers; I hate your feasts" },
  { passage: "Amos 7:7-9", words: "plumb line" },
  {
    passage: "Amos 7:10-17",
    words:
      "Amos says: I was no prophet, but a herdsman (shepherd) and farmer of sycamore figs; Amaziah priest of Bethel",
  },
  { passage: "Amos 8:1-6", words: "basket of summer fruit; selling the poor for sandals" },
  { passage: "Amos 9:11-15", words: "the fallen tent of David raised" },
];
