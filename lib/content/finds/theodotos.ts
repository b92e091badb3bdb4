import type { Find } from "./schema";

export const theodotos: Find = {
  id: "theodotos",
  text: "Theodotos inscription, Jerusalem, before AD 70 in most views: a synagogue for the reading of the Law and a guest house",
  source: "R. Weill, 1913-1914; Israel Antiquities Authority S 842",
  mark: "certain",
  names: [
    "theodotos inscription",
    "theodotus inscription",
    "theodotos synagogue inscription",
    "theodotus synagogue",
    "theodotus stone",
    "theodotos stone",
  ],
  subjects: ["jerusalem synagogue"],
};
