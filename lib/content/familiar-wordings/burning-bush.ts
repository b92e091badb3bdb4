import type { FamiliarWording } from "./schema";

export const burningBush: FamiliarWording = {
  id: "burning-bush",
  verse: "Exod.3.2",
  wordings: ["burning bush"],
};
