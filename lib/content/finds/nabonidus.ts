import type { Find } from "./schema";

export const nabonidus: Find = {
  id: "nabonidus",
  text: "Nabonidus cylinders from Ur: a prayer for Belshazzar, the king’s eldest son",
  source: "British Museum; found 1854",
  mark: "certain",
  names: [
    "nabonidus cylinder",
    "nabonidus cylinders",
    "cylinder of nabonidus",
    "cylinders of nabonidus",
    "nabonidus inscription",
    "belshazzar cylinder",
  ],
  subjects: ["belshazzar"],
};
