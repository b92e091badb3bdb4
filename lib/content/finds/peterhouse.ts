import type { Find } from "./schema";

export const peterhouse: Find = {
  id: "peterhouse",
  text: "Capernaum: a 1st-century house that became a house church and an octagonal church, honored as Peter’s",
  source: "Corbo and Loffreda, from 1968",
  mark: "probable",
  names: [
    "peters house excavation",
    "octagonal church capernaum",
    "capernaum octagonal church",
    "capernaum house church",
    "insula sacra",
    "capernaum excavation",
    "peters house at capernaum",
    "peters house in capernaum",
    "house of peter in capernaum",
    "house of peter at capernaum",
  ],
  subjects: ["peters house", "house of peter", "st peters house", "capernaum"],
};
