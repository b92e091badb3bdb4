import type { Find } from "./schema";

export const nazarethhouse: Find = {
  id: "nazarethhouse",
  text: "Nazareth: remains of a house of about the 1st century; a later list of priests’ towns from Caesarea names Nazareth",
  source: "Y. Alexandre 2009; Avi-Yonah 1962",
  mark: "certain",
  names: [
    "nazareth excavation",
    "nazareth dig",
    "nazareth house excavation",
    "nazareth first century house",
    "nazareth archaeology",
    "priestly courses inscription",
  ],
  subjects: ["house in nazareth", "priests towns"],
};
