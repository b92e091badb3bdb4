import type { FamiliarWording } from "./schema";

export const prideComesBeforeAFall: FamiliarWording = {
  id: "pride-comes-before-a-fall",
  verse: "Prov.16.18",
  wordings: ["pride comes before a fall", "pride comes before the fall"],
};
