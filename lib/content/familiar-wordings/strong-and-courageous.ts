import type { FamiliarWording } from "./schema";

export const strongAndCourageous: FamiliarWording = {
  id: "strong-and-courageous",
  verse: "Josh.1.9",
  wordings: ["be strong and courageous", "do not be afraid do not be discouraged"],
};
