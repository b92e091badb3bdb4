import type { FamiliarWording } from "./schema";

export const nothingImpossible: FamiliarWording = {
  id: "nothing-impossible",
  verse: "Luke.1.37",
  wordings: [
    "nothing is impossible with god",
    "for nothing is impossible with god",
    "nothing will be impossible with god",
  ],
};
