import type { Find } from "./schema";

export const herodstones: Find = {
  id: "herodstones",
  text: "Western Wall, Robinson’s Arch and the stones thrown down in AD 70",
  source: "Temple Mount excavations from 1968",
  mark: "certain",
  names: [
    "western wall",
    "wailing wall",
    "robinsons arch",
    "robinson arch",
    "kotel",
    "temple mount excavations",
  ],
  subjects: ["herods temple"],
};
