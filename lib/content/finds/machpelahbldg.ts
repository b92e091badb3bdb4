import type { Find } from "./schema";

export const machpelahbldg: Find = {
  id: "machpelahbldg",
  text: "Walls of Herod’s age stand over the traditional cave of Machpelah at Hebron",
  source: "in place, Hebron",
  mark: "certain",
  names: [
    "cave of the patriarchs",
    "tomb of the patriarchs",
    "machpelah building",
    "hebron herodian walls",
    "ibrahimi mosque",
    "haram el khalil",
  ],
  subjects: ["machpelah", "cave of machpelah"],
};
