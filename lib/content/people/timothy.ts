import type { Person } from "./schema";

export const timothy: Person = {
  id: "timothy",
  order: 670,
  name: "Timothy",
  role: "companion of Paul",
  era: "1st century AD",
  relations: ["son of Eunice", "grandson of Lois (2 Timothy 1:5)"],
  keyVerses: ["Acts 16:1-3", "Philippians 2:19-22", "1 Timothy 4:12"],
  facts: [
    {
      text: "He was from Lystra, the son of a Jewish mother and a Greek father",
      mark: "certain",
    },
    {
      text: "He is named with Paul at the head of several letters",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
