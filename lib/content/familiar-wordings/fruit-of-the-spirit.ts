import type { FamiliarWording } from "./schema";

export const fruitOfTheSpirit: FamiliarWording = {
  id: "fruit-of-the-spirit",
  verse: "Gal.5.22",
  wordings: ["fruit of the spirit", "fruits of the spirit", "the fruits of the holy spirit"],
};
