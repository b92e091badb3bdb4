import type { Find } from "./schema";

export const pilate: Find = {
  id: "pilate",
  text: "Pilate Stone, Caesarea, AD 26-36: a Latin text naming Pontius Pilate, prefect of Judea",
  source: "Israel Museum; Frova 1961",
  mark: "certain",
  discovery: "pilate-stone",
};
