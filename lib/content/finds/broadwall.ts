import type { Find } from "./schema";

export const broadwall: Find = {
  id: "broadwall",
  text: "Broad Wall, Jerusalem: a city wall about 7 m thick, usually dated to Hezekiah (compare Isaiah 22:10)",
  source: "N. Avigad, 1970s",
  mark: "certain",
  names: [
    "hezekiahs broad wall",
    "broad wall of hezekiah",
    "broad wall in jerusalem",
    "jerusalem broad wall",
    "broad wall of jerusalem",
    "avigads wall",
  ],
  subjects: ["broad wall", "hezekiahs wall", "jerusalem walls"],
};
