import type { Find } from "./schema";

export const obelisk: Find = {
  id: "obelisk",
  text: "Black Obelisk of Shalmaneser III, from Nimrud (found 1846): a king named Iaua “of the house of Omri”, usually read as Jehu, or his envoy, bows with tribute (841 BC)",
  source: "British Museum 118885",
  mark: "certain",
  names: [
    "black obelisk",
    "obelisk of shalmaneser",
    "shalmaneser obelisk",
    "shalmanesers obelisk",
    "jehu obelisk",
    "jehu relief",
    "jehu bowing",
    "jehu bow down",
    "jehu bows down",
    "picture of jehu",
    "picture of king jehu",
    "jehu bowing down",
    "jehu kneeling",
  ],
  subjects: ["jehu", "king jehu", "shalmaneser", "omri", "house of omri"],
};
