import type { Find } from "./schema";

export const jehucal: Find = {
  id: "jehucal",
  text: "Bullae of Jehucal son of Shelemiah (2005) and Gedaliah son of Pashhur (2008): the names of two officials in Jeremiah 38:1",
  source: "City of David, E. Mazar; identification widely accepted",
  mark: "probable",
  names: [
    "jehucal bulla",
    "jehucal seal",
    "gedaliah bulla",
    "gedaliah seal",
    "jehucal and gedaliah seals",
    "yehuchal bulla",
  ],
  subjects: ["jehucal", "jucal", "gedaliah", "gedaliah son pashhur", "shelemiah"],
};
