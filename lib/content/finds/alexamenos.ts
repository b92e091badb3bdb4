import type { Find } from "./schema";

export const alexamenos: Find = {
  id: "alexamenos",
  text: "Alexamenos graffito, Palatine, Rome, about AD 200: a mocking drawing of a man who worships a crucified figure",
  source: "Palatine Museum, Rome",
  mark: "certain",
  names: [
    "alexamenos graffito",
    "alexamenos graffiti",
    "alexamenos",
    "palatine graffito",
    "palatine graffiti",
    "donkey head graffito",
  ],
  subjects: ["mocking of christians"],
};
