import type { Find } from "./schema";

export const lysanias: Find = {
  id: "lysanias",
  text: "Abila inscription of a freedman of Lysanias the tetrarch (compare Luke 3:1), usually dated to the time of Tiberius; some doubt the date",
  source: "CIG 4521; second copy published by Savignac",
  mark: "probable",
  names: [
    "lysanias inscription",
    "abila inscription",
    "inscription of lysanias",
    "lysanias stone",
    "lysanias tetrarch inscription",
  ],
  subjects: ["lysanias", "lysanias the tetrarch", "abilene"],
};
