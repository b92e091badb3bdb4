import type { Find } from "./schema";

export const lovesongs: Find = {
  id: "lovesongs",
  text: "Egyptian love songs, 13th-12th century BC: the nearest ancient parallels to the Song of Solomon",
  source: "Papyrus Chester Beatty I, Dublin; Papyrus Harris 500, London",
  mark: "certain",
  names: [
    "egyptian love songs",
    "egyptian love poems",
    "egyptian love poetry",
    "egyptian love song",
    "chester beatty love songs",
    "papyrus harris 500",
  ],
  subjects: [],
};
