import type { Find } from "./schema";

export const enuma: Find = {
  id: "enuma",
  text: "Enuma Elish, Babylonian poem of creation, on tablets from Nineveh and elsewhere",
  source: "published by George Smith 1876; British Museum",
  mark: "certain",
  names: [
    "enuma elish",
    "enuma elis",
    "enuma elisch",
    "enumah elish",
    "babylonian creation epic",
    "babylonian creation myth",
  ],
  subjects: [],
};
