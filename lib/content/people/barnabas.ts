import type { Person } from "./schema";

export const barnabas: Person = {
  id: "barnabas",
  order: 650,
  name: "Barnabas",
  role: "companion of Paul",
  era: "1st century AD",
  relations: ["cousin of Mark (Colossians 4:10)", "from Cyprus"],
  keyVerses: ["Acts 4:36", "Acts 9:27", "Acts 13:2", "Acts 15:39"],
  facts: [
    {
      text: "His name is explained as “son of encouragement”",
      mark: "certain",
    },
    {
      text: "He brought Paul to Antioch (Acts 11:25-26)",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
