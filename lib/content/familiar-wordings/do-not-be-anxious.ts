import type { FamiliarWording } from "./schema";

export const doNotBeAnxious: FamiliarWording = {
  id: "do-not-be-anxious",
  verse: "Phil.4.6",
  wordings: ["do not be anxious", "do not be anxious about anything", "be anxious for nothing"],
};
