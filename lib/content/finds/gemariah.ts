import type { Find } from "./schema";

export const gemariah: Find = {
  id: "gemariah",
  text: "Bulla of Gemariah son of Shaphan, from a hoard of 51 in a house burned in 586 BC; the name fits Jeremiah 36:10",
  source: "City of David, Y. Shiloh 1982",
  mark: "certain",
  names: [
    "gemariah bulla",
    "gemariah seal",
    "bulla of gemariah",
    "seal of gemariah",
    "gemariah seal impression",
    "gemaryahu bulla",
  ],
  subjects: ["gemariah", "shaphan", "gemariah son shaphan"],
};
