import type { FamiliarWording } from "./schema";

export const towerOfBabel: FamiliarWording = {
  id: "tower-of-babel",
  verse: "Gen.11.9",
  wordings: ["tower of babel"],
};
