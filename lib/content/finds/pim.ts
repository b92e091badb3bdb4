import type { Find } from "./schema";

export const pim: Find = {
  id: "pim",
  text: "Stone weights marked “pym”, about 7.8 g: the word used in 1 Samuel 13:21",
  source: "many sites in Judah",
  mark: "certain",
  names: ["pim weight", "pim weights", "pym weight", "pym weights", "pim stone", "pim stones"],
  subjects: ["pim", "pym"],
};
