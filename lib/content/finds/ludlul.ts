import type { Find } from "./schema";

export const ludlul: Find = {
  id: "ludlul",
  text: "Babylonian poems of a suffering man (Ludlul bel nemeqi; the Babylonian Theodicy): the same questions as Job",
  source: "W. G. Lambert 1960",
  mark: "certain",
  names: [
    "ludlul bel nemeqi",
    "ludlul",
    "babylonian theodicy",
    "babylonian job",
    "babylonian righteous sufferer",
    "poem of righteous sufferer",
  ],
  subjects: [],
};
