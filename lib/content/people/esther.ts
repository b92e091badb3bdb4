import type { Person } from "./schema";

export const esther: Person = {
  id: "esther",
  order: 480,
  name: "Esther",
  role: "queen of Persia",
  era: "reign of Xerxes I, 486-465 BC (in the story)",
  relations: ["cousin of Mordecai"],
  keyVerses: ["Esther 2:7", "Esther 4:14", "Esther 4:16", "Esther 9:29"],
  facts: [
    {
      text: "She was also called Hadassah (Esther 2:7)",
      mark: "certain",
    },
    {
      text: "She is not named in Persian or Greek records",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
