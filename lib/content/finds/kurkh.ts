import type { Find } from "./schema";

export const kurkh: Find = {
  id: "kurkh",
  text: "Kurkh Monolith of Shalmaneser III, about 852 BC: lists “Ahab the Israelite” with 2,000 chariots and 10,000 men at Qarqar (853 BC); most accept the name, some doubt the number of chariots",
  source: "British Museum 118884; found 1861",
  mark: "certain",
  names: [
    "kurkh monolith",
    "kurkh stele",
    "kurkh stela",
    "kurk monolith",
    "kurkh inscription",
    "shalmaneser monolith",
    "battle of qarqar",
    "qarqar",
  ],
  subjects: ["shalmaneser"],
};
