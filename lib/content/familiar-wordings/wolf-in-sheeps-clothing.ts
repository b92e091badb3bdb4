import type { FamiliarWording } from "./schema";

export const wolfInSheepsClothing: FamiliarWording = {
  id: "wolf-in-sheeps-clothing",
  verse: "Matt.7.15",
  wordings: ["wolf in sheep's clothing", "wolf in sheeps clothing"],
};
