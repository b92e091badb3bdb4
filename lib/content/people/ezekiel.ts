import type { Person } from "./schema";

export const ezekiel: Person = {
  id: "ezekiel",
  order: 410,
  name: "Ezekiel",
  role: "prophet in exile",
  era: "593-571 BC",
  relations: ["son of Buzi, a priest"],
  keyVerses: ["Ezekiel 1:3", "Ezekiel 24:18", "Ezekiel 37:4-5"],
  facts: [
    {
      text: "He lived by the Chebar canal among exiles (Ezekiel 1:1; 3:15)",
      mark: "certain",
    },
    {
      text: "His wife’s death was a sign (Ezekiel 24:15-24)",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
