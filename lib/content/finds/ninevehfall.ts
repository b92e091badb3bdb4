import type { Find } from "./schema";

export const ninevehfall: Find = {
  id: "ninevehfall",
  text: "Fall of Nineveh Chronicle: the city fell to Babylon and the Medes in 612 BC",
  source: "British Museum BM 21901",
  mark: "certain",
};
