import type { Find } from "./schema";

export const susapal: Find = {
  id: "susapal",
  text: "Susa: the palace of Darius I with its audience hall, where Esther is set",
  source: "French excavations; Louvre",
  mark: "certain",
};
