import type { Find } from "./schema";

export const babatha: Find = {
  id: "babatha",
  text: "Babatha archive, AD 94-132: a Jewish woman’s papers on marriage, property and law",
  source: "Cave of Letters, Nahal Hever, found 1961; Israel Museum",
  mark: "certain",
  names: [
    "babatha",
    "babatha archive",
    "babata archive",
    "babatha papyri",
    "babatha letters",
    "babathas papers",
  ],
  subjects: [],
};
