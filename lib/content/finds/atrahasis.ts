import type { Find } from "./schema";

export const atrahasis: Find = {
  id: "atrahasis",
  text: "Atrahasis epic: creation of people and a flood; Old Babylonian copies of the 17th century BC",
  source: "Lambert and Millard 1969; British Museum",
  mark: "certain",
  names: [
    "atrahasis",
    "atrahasis epic",
    "epic of atrahasis",
    "atra hasis",
    "atrahasis tablet",
    "atrahasis flood",
  ],
  subjects: [],
};
