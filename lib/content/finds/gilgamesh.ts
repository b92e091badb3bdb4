import type { Find } from "./schema";

export const gilgamesh: Find = {
  id: "gilgamesh",
  text: "Epic of Gilgamesh, tablet XI: a flood, a boat, birds sent out; read by George Smith in 1872",
  source: "British Museum K.3375",
  mark: "certain",
  names: [
    "gilgamesh",
    "epic of gilgamesh",
    "gilgamesh epic",
    "gilgamesh flood",
    "gilgamesh tablet",
    "utnapishtim",
  ],
  subjects: [],
};
