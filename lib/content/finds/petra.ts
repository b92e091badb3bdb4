import type { Find } from "./schema";

export const petra: Find = {
  id: "petra",
  text: "Petra: rock-cut tombs and city of the Nabataeans",
  source: "in place, Jordan",
  mark: "certain",
  names: [
    "petra jordan",
    "city of petra",
    "petra treasury",
    "rose city petra",
    "petra tombs",
    "nabataean petra",
  ],
  subjects: ["petra", "nabataeans", "nabateans"],
};
