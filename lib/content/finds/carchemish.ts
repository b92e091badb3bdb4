import type { Find } from "./schema";

export const carchemish: Find = {
  id: "carchemish",
  text: "Babylonian Chronicle: Nebuchadnezzar defeated the army of Egypt at Carchemish in 605 BC",
  source: "British Museum BM 21946; Wiseman 1956",
  mark: "certain",
  names: [
    "babylonian chronicle",
    "babylonian chronicles",
    "nebuchadnezzar chronicle",
    "carchemish chronicle",
    "bm 21946",
  ],
  subjects: ["carchemish", "battle of carchemish"],
};
