import type { Find } from "./schema";

export const ninevehfall: Find = {
  id: "ninevehfall",
  text: "Fall of Nineveh Chronicle: the city fell to Babylon and the Medes in 612 BC",
  source: "British Museum BM 21901",
  mark: "certain",
  names: [
    "fall of nineveh chronicle",
    "nineveh chronicle",
    "bm 21901",
    "gadd chronicle",
    "chronicle of nineveh",
  ],
  subjects: ["fall of nineveh", "destruction of nineveh"],
};
