import type { Find } from "./schema";

export const ishtar: Find = {
  id: "ishtar",
  text: "Babylon of Nebuchadnezzar: Ishtar Gate, Processional Way and bricks stamped with the king’s name",
  source: "Koldewey 1899-1917; Vorderasiatisches Museum, Berlin",
  mark: "certain",
  names: [
    "ishtar gate",
    "istar gate",
    "gate of ishtar",
    "processional way of babylon",
    "nebuchadnezzar brick",
    "nebuchadnezzar bricks",
  ],
  subjects: [],
};
