import type { FamiliarWording } from "./schema";

export const leanNot: FamiliarWording = {
  id: "lean-not",
  verse: "Prov.3.5",
  wordings: ["lean not on your own understanding", "do not lean on your own understanding"],
};
