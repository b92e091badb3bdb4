import type { Section } from "./schema";

export const amos: readonly Section[] = [
  ["Amos 1:1-2", "Amos a herdsman (shepherd) of Tekoa two years before the earthquake"],
  ["Amos 5:21-24", "let justice roll on like rivers; I hate your feasts"],
  ["Amos 7:7-9", "plumb line"],
  [
    "Amos 7:10-17",
    "Amos says: I was no prophet, but a herdsman (shepherd) and farmer of sycamore figs; Amaziah priest of Bethel",
  ],
  ["Amos 8:1-6", "basket of summer fruit; selling the poor for sandals"],
  ["Amos 9:11-15", "the fallen tent of David raised"],
];
