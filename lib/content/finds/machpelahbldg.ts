import type { Find } from "./schema";

export const machpelahbldg: Find = {
  id: "machpelahbldg",
  text: "Walls of Herod’s age stand over the traditional cave of Machpelah at Hebron",
  source: "in place, Hebron",
  mark: "certain",
};
