import type { Find } from "./schema";

export const pilate: Find = {
  id: "pilate",
  text: "Pilate Stone, Caesarea, AD 26-36: a Latin text naming Pontius Pilate, prefect of Judea",
  source: "Israel Museum; Frova 1961",
  mark: "certain",
  names: [
    "pilate stone",
    "pilate inscription",
    "pontius pilate stone",
    "pontius pilate inscription",
    "pilate tablet",
    "stone of pilate",
    "pilates name",
    "stone with pilate",
  ],
  subjects: [],
  discovery: "pilate-stone",
};
