import type { Find } from "./schema";

export const herodstones: Find = {
  id: "herodstones",
  text: "Western Wall, Robinson’s Arch and the stones thrown down in AD 70",
  source: "Temple Mount excavations from 1968",
  mark: "certain",
};
