import type { Find } from "./schema";

export const mari: Find = {
  id: "mari",
  text: "Mari archive, 18th century BC: names, tribal life and prophets from the period often assigned to the patriarchs",
  source: "Tell Hariri, Syria; found from 1933",
  mark: "certain",
  names: [
    "mari tablets",
    "mari archive",
    "mari letters",
    "mari archives",
    "tell hariri",
    "mari texts",
  ],
  subjects: [],
};
