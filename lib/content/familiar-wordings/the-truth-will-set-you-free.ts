import type { FamiliarWording } from "./schema";

export const theTruthWillSetYouFree: FamiliarWording = {
  id: "the-truth-will-set-you-free",
  verse: "John.8.32",
  wordings: ["the truth will set you free", "truth will set you free"],
};
