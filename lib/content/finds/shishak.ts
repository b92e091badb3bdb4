import type { Find } from "./schema";

export const shishak: Find = {
  id: "shishak",
  text: "Shishak’s list at Karnak (about 925 BC) and a piece of his stele at Megiddo: the towns of his raid; the name of Jerusalem is not among those that survive",
  source: "Karnak, Bubastite Portal; Megiddo 1926",
  mark: "certain",
  names: [
    "shishak inscription",
    "karnak list",
    "bubastite portal",
    "shishaks list",
    "sheshonq stele",
    "shoshenq inscription",
  ],
  subjects: [
    "shishak",
    "pharaoh shishak",
    "sheshonq",
    "shoshenq",
    "shishaks invasion",
    "shishaks raid",
  ],
};
