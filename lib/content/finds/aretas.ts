import type { Find } from "./schema";

export const aretas: Find = {
  id: "aretas",
  text: "Coins and inscriptions of Aretas IV, king of the Nabataeans (9 BC to AD 40; compare 2 Corinthians 11:32)",
  source: "Petra and elsewhere",
  mark: "certain",
  names: [
    "aretas coins",
    "coins of aretas",
    "coin of aretas",
    "aretas coin",
    "aretas inscription",
    "aretas inscriptions",
  ],
  subjects: ["aretas", "king aretas", "nabataeans", "nabateans"],
};
