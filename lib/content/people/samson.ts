import type { Person } from "./schema";

export const samson: Person = {
  id: "samson",
  order: 150,
  name: "Samson",
  role: "judge",
  era: "Judges",
  period: "judges",
  relations: ["son of Manoah, of Dan"],
  keyVerses: ["Judges 13:5", "Judges 16:17", "Judges 16:28-30", "Hebrews 11:32"],
  facts: [
    {
      text: "He was a Nazirite from birth (Judges 13:5)",
      mark: "certain",
    },
    {
      text: "He died at Gaza among the Philistines",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
