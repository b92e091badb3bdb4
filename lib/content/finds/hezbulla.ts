import type { Find } from "./schema";

export const hezbulla: Find = {
  id: "hezbulla",
  text: "Bulla “belonging to Hezekiah son of Ahaz, king of Judah”, from the Ophel dig",
  source: "E. Mazar, announced December 2, 2015",
  mark: "certain",
  names: [
    "hezekiah bulla",
    "hezekiah seal",
    "seal of hezekiah",
    "bulla of hezekiah",
    "hezekiahs seal",
    "hezekiah seal impression",
  ],
  subjects: ["ahaz"],
};
