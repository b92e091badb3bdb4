import type { Find } from "./schema";

export const behistun: Find = {
  id: "behistun",
  text: "Behistun inscription of Darius I, about 520 BC: his rise to power in three languages",
  source: "Kermanshah, Iran",
  mark: "certain",
  names: [
    "behistun inscription",
    "behistun",
    "bisitun",
    "bisotun",
    "behistun rock",
    "bisotun inscription",
  ],
  subjects: [],
};
