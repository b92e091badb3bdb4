import type { FamiliarWording } from "./schema";

export const eyeForAnEye: FamiliarWording = {
  id: "eye-for-an-eye",
  verse: "Exod.21.24",
  wordings: ["eye for an eye", "an eye for an eye"],
};
