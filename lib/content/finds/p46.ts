import type { Find } from "./schema";

export const p46: Find = {
  id: "p46",
  text: "Papyrus P46, about AD 200: an early collection of Paul’s letters with Hebrews",
  source: "Chester Beatty Library, Dublin, and University of Michigan",
  mark: "certain",
  names: [
    "p46",
    "papyrus 46",
    "papyrus p46",
    "p 46",
    "chester beatty paul",
    "chester beatty papyri",
  ],
  subjects: [],
};
