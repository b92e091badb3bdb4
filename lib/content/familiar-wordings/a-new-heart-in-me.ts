import type { FamiliarWording } from "./schema";

export const aNewHeartInMe: FamiliarWording = {
  id: "a-new-heart-in-me",
  verse: "Ps.51.10",
  wordings: ["create in me a pure heart"],
};
