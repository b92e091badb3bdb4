import type { Person } from "./schema";

export const lydia: Person = {
  id: "lydia",
  order: 690,
  name: "Lydia",
  role: "seller of purple",
  era: "about AD 50",
  relations: ["from Thyatira", "lived at Philippi"],
  keyVerses: ["Acts 16:14-15", "Acts 16:40"],
  facts: [
    {
      text: "She is the first believer named at Philippi",
      mark: "certain",
    },
    {
      text: "The church met in her house",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
