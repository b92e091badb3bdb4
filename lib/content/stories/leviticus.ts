import type { Story } from "./schema";

export const leviticus: readonly Story[] = [
  ["Leviticus 16:5-10", "The day of atonement and the scapegoat"],
  [
    "Leviticus 19:9-18",
    "Love your neighbour as yourself; leave gleanings for the poor and the foreigner",
  ],
];
