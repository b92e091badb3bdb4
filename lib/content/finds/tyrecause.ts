import type { Find } from "./schema";

export const tyrecause: Find = {
  id: "tyrecause",
  text: "Tyre: Alexander’s siege causeway (332 BC) still joins the island to the mainland",
  source: "Arrian, Anabasis 2.18-24",
  mark: "certain",
  names: [
    "tyre causeway",
    "alexanders causeway",
    "causeway of tyre",
    "causeway at tyre",
    "alexander causeway",
    "alexanders mole",
  ],
  subjects: ["tyre", "siege of tyre", "fall of tyre"],
};
