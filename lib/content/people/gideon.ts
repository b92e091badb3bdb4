import type { Person } from "./schema";

export const gideon: Person = {
  id: "gideon",
  order: 140,
  name: "Gideon",
  role: "judge",
  era: "Judges",
  period: "judges",
  relations: ["son of Joash", "father of Abimelech"],
  keyVerses: ["Judges 6:12", "Judges 7:7", "Judges 8:23", "Hebrews 11:32"],
  facts: [
    {
      text: "He won with three hundred men (Judges 7:7)",
      mark: "certain",
    },
    {
      text: "A jar with the name Jerubbaal (his other name) does not prove that it was his",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
