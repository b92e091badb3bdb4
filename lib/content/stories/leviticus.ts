import type { Story } from "./schema";

export const leviticus: readonly Story[] = [
  ["Leviticus 16:5-10", "The Day of Atonement and the scapegoat"],
  [
    "Leviticus 19:9-18",
    "Love your neighbor as yourself; leave gleanings for the poor and the foreigner",
  ],
];
