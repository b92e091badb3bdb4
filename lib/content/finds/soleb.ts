import type { Find } from "./schema";

export const soleb: Find = {
  id: "soleb",
  text: "Soleb temple list of Amenhotep III: “land of the Shasu of yhw”, a place name; many connect it with the name YHWH",
  source: "Soleb, Sudan, 14th century BC",
  mark: "probable",
  names: [
    "soleb inscription",
    "soleb temple",
    "soleb",
    "shasu of yhw",
    "shasu of yahweh",
    "shasu inscription",
  ],
  subjects: ["shasu"],
};
