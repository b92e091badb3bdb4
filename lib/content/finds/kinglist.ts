import type { Find } from "./schema";

export const kinglist: Find = {
  id: "kinglist",
  text: "Sumerian King List (Weld-Blundell Prism): kings with very long reigns “before the flood”",
  source: "Ashmolean Museum, Oxford, AN1923.444",
  mark: "certain",
  names: [
    "sumerian king list",
    "sumerian kings list",
    "sumerian kinglist",
    "weld blundell prism",
    "king list of sumer",
    "sumerian list of kings",
  ],
  subjects: ["long lifespans", "patriarchs ages"],
};
