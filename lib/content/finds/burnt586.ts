import type { Find } from "./schema";

export const burnt586: Find = {
  id: "burnt586",
  text: "Burnt layers of the Babylonian destruction in the City of David, Jerusalem",
  source: "Vaknin and others 2020, 2022",
  mark: "certain",
  names: [
    "babylonian destruction layer",
    "jerusalem destruction layer",
    "burnt layer jerusalem",
    "jerusalem ash layer",
    "586 destruction layer",
    "babylonian burn layer",
  ],
  subjects: ["babylonian destruction", "burning of jerusalem"],
};
