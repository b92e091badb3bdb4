import type { Find } from "./schema";

export const qeiyafa: Find = {
  id: "qeiyafa",
  text: "Khirbet Qeiyafa: a walled town of about 1000 BC above the Valley of Elah; a jar names Eshbaal son of Beda (not Saul’s son). Its link to David’s kingdom is disputed",
  source: "Garfinkel and Ganor 2007-2013; jar published 2015, dated about 1020-980 BC",
  mark: "certain",
  names: [
    "khirbet qeiyafa",
    "kh qeiyafa",
    "qeiyafa",
    "qeyafa",
    "eshbaal inscription",
    "eshbaal jar",
  ],
  subjects: ["valley of elah", "eshbaal", "king david"],
};
