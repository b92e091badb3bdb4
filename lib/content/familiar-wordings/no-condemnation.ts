import type { FamiliarWording } from "./schema";

export const noCondemnation: FamiliarWording = {
  id: "no-condemnation",
  verse: "Rom.8.1",
  wordings: ["there is now no condemnation", "no condemnation for those who are in christ jesus"],
};
