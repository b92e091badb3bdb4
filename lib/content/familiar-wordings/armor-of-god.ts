import type { FamiliarWording } from "./schema";

export const armorOfGod: FamiliarWording = {
  id: "armor-of-god",
  verse: "Eph.6.11",
  wordings: ["full armor of god", "put on the full armor of god"],
};
