import type { Find } from "./schema";

export const sepulchre: Find = {
  id: "sepulchre",
  text: "Church of the Holy Sepulchre: built in the 4th century over a quarry with tombs of the right age, outside the wall of Jesus’ day",
  source:
    "Corbo; mortar of the tomb shrine dated about AD 345, National Technical University of Athens, 2017",
  mark: "probable",
  names: [
    "church of holy sepulchre",
    "church of the sepulchre",
    "holy sepulchre",
    "holy sepulcher",
    "edicule",
  ],
  subjects: [],
};
