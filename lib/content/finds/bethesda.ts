import type { Find } from "./schema";

export const bethesda: Find = {
  id: "bethesda",
  text: "Bethesda: two large pools with a dividing wall beside the church of St. Anne, Jerusalem, fit the five porches of John 5:2",
  source: "excavations from the 19th century on",
  mark: "certain",
  names: [
    "pools at st anne",
    "st anne pools",
    "st annes pools",
    "bethesda excavation",
    "bethesda excavations",
    "bethesda pool excavation",
    "pool of bethesda found",
    "bethesda pool found",
  ],
  subjects: ["pool of bethesda", "bethesda", "bethesda pool", "five porches", "five porticoes"],
};
