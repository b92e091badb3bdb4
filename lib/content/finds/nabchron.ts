import type { Find } from "./schema";

export const nabchron: Find = {
  id: "nabchron",
  text: "Nabonidus Chronicle: Babylon fell to Cyrus’s army without a battle in October 539 BC",
  source: "British Museum BM 35382",
  mark: "certain",
  names: ["nabonidus chronicle", "chronicle of nabonidus", "nabonidus chronicles", "bm 35382"],
  subjects: [],
};
