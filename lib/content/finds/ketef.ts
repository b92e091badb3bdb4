import type { Find } from "./schema";

export const ketef: Find = {
  id: "ketef",
  text: "Ketef Hinnom silver amulets, about 600 BC: a form of the priestly blessing of Numbers 6:24-26",
  source: "Israel Museum; Barkay and others 2004",
  mark: "certain",
  names: [
    "ketef hinnom",
    "ketef hinom",
    "silver amulets",
    "silver scrolls",
    "ketef hinnom scrolls",
    "ketef hinnom amulets",
  ],
  subjects: ["priestly blessing", "aaronic blessing", "blessing of aaron", "oldest bible text"],
  discovery: "ketef-hinnom",
};
