import type { FamiliarWording } from "./schema";

export const waterIntoWine: FamiliarWording = {
  id: "water-into-wine",
  verse: "John.2.9",
  wordings: ["water into wine", "turning water into wine"],
};
