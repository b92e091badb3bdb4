import type { Person } from "./schema";

export const belshazzar: Person = {
  id: "belshazzar",
  order: 430,
  name: "Belshazzar",
  role: "ruler in Babylon",
  era: "about 553-539 BC",
  relations: [
    "son of Nabonidus, according to the tablets",
    "called son of Nebuchadnezzar in Daniel 5:2 (can mean descendant or successor)",
  ],
  keyVerses: ["Daniel 5:1", "Daniel 5:5", "Daniel 5:29-30"],
  facts: [
    {
      text: "He ruled while Nabonidus was in Arabia",
      mark: "certain",
    },
    {
      text: "Under him Daniel was made third in the kingdom (Daniel 5:29)",
      mark: "certain",
    },
  ],
  attestedOutsideBible: "Nabonidus cylinders and the Nabonidus Chronicle",
  finds: ["nabonidus", "nabchron"],
};
