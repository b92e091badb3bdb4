import type { Find } from "./schema";

export const ketef: Find = {
  id: "ketef",
  text: "Ketef Hinnom silver amulets, about 600 BC: a form of the priestly blessing of Numbers 6:24-26",
  source: "Israel Museum; Barkay and others 2004",
  mark: "certain",
  discovery: "ketef-hinnom",
};
