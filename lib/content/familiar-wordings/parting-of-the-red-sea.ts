import type { FamiliarWording } from "./schema";

export const partingOfTheRedSea: FamiliarWording = {
  id: "parting-of-the-red-sea",
  verse: "Exod.14.21",
  wordings: ["parting of the red sea", "crossing the red sea"],
};
