import type { Find } from "./schema";

export const murashu: Find = {
  id: "murashu",
  text: "Murashu archive, Nippur, 5th century BC: business tablets with many Jewish names",
  source: "found 1893",
  mark: "certain",
  names: [
    "murashu archive",
    "murashu tablets",
    "murashu texts",
    "murashu",
    "nippur archive",
    "murashu documents",
  ],
  subjects: ["jews in babylonia"],
};
