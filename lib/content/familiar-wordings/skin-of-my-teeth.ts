import type { FamiliarWording } from "./schema";

export const skinOfMyTeeth: FamiliarWording = {
  id: "skin-of-my-teeth",
  verse: "Job.19.20",
  wordings: ["skin of my teeth", "by the skin of my teeth"],
};
