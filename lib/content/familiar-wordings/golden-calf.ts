import type { FamiliarWording } from "./schema";

export const goldenCalf: FamiliarWording = {
  id: "golden-calf",
  verse: "Exod.32.4",
  wordings: ["golden calf"],
};
