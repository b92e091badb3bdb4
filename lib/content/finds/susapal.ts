import type { Find } from "./schema";

export const susapal: Find = {
  id: "susapal",
  text: "Susa: the palace of Darius I with its audience hall, where Esther is set",
  source: "French excavations; Louvre",
  mark: "certain",
  names: [
    "palace of darius susa",
    "darius palace susa",
    "apadana of susa",
    "apadana susa",
    "susa excavation",
    "susa archaeology",
  ],
  subjects: ["susa", "shushan", "palace of susa"],
};
