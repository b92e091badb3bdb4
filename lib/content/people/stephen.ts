import type { Person } from "./schema";

export const stephen: Person = {
  id: "stephen",
  order: 620,
  name: "Stephen",
  role: "first martyr",
  era: "about AD 31-36",
  relations: ["one of the seven (Acts 6:5)"],
  keyVerses: ["Acts 6:8", "Acts 7:55-56", "Acts 7:59-60"],
  facts: [
    {
      text: "He was stoned outside Jerusalem",
      mark: "certain",
    },
    {
      text: "Saul watched over the clothes (Acts 7:58)",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
