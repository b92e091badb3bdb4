import type { Person } from "./schema";

export const priscillaAndAquila: Person = {
  id: "priscilla-and-aquila",
  order: 680,
  name: "Priscilla and Aquila",
  spellings: ["Priscilla", "Aquila", "Prisca"],
  role: "tentmakers and teachers",
  era: "1st century AD",
  relations: ["wife and husband"],
  keyVerses: ["Acts 18:2-3", "Acts 18:26", "Romans 16:3-5"],
  facts: [
    {
      text: "They left Rome under Claudius",
      mark: "certain",
    },
    {
      text: "They taught Apollos (Acts 18:26)",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
