import type { FamiliarWording } from "./schema";

export const walkingOnWater: FamiliarWording = {
  id: "walking-on-water",
  verse: "Matt.14.25",
  wordings: ["walking on water", "jesus walks on water"],
};
