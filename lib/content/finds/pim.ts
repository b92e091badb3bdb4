import type { Find } from "./schema";

export const pim: Find = {
  id: "pim",
  text: "Stone weights marked ‘pym’, about 7.8 g: the word of 1 Samuel 13:21",
  source: "many sites of Judah",
  mark: "certain",
};
