import type { Find } from "./schema";

export const shishak: Find = {
  id: "shishak",
  text: "Shishak’s list at Karnak (about 925 BC) and a piece of his stele at Megiddo: the towns of his raid; the name of Jerusalem is not among those that survive",
  source: "Karnak, Bubastite Portal; Megiddo 1926",
  mark: "certain",
};
