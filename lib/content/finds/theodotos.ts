import type { Find } from "./schema";

export const theodotos: Find = {
  id: "theodotos",
  text: "Theodotos inscription, Jerusalem, before AD 70 by most: a synagogue for the reading of the Law and a guest house",
  source: "R. Weill, 1913-1914; Israel Antiquities Authority S 842",
  mark: "certain",
};
