import type { FamiliarWording } from "./schema";

export const loveIsPatient: FamiliarWording = {
  id: "love-is-patient",
  verse: "1Cor.13.4",
  wordings: ["love is patient", "love is patient love is kind"],
};
