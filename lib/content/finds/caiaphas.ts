import type { Find } from "./schema";

export const caiaphas: Find = {
  id: "caiaphas",
  text: "Caiaphas ossuary, 1st century AD: “Joseph son of (or of the family of) Caiaphas”, probably the high priest’s family",
  source: "Israel Museum",
  mark: "probable",
  names: [
    "caiaphas ossuary",
    "ossuary of caiaphas",
    "caiaphas bone box",
    "caiphas ossuary",
    "caiaphas tomb",
    "bones of caiaphas",
    "bone box of caiaphas",
    "box of caiaphas",
    "caiaphas burial box",
  ],
  subjects: ["joseph caiaphas"],
  discovery: "caiaphas-ossuary",
};
