import type { Person } from "./schema";

export const daniel: Person = {
  id: "daniel",
  order: 420,
  name: "Daniel",
  namedIn: ["Daniel", "Ezekiel", "Matthew 24"],
  role: "exile and seer",
  era: "about 605-535 BC (in the story)",
  relations: ["friend of Shadrach, Meshach and Abednego"],
  keyVerses: ["Daniel 1:6", "Daniel 2:28", "Daniel 6:10", "Daniel 7:13"],
  facts: [
    {
      text: "He served Babylonian and Persian rulers",
      mark: "certain",
    },
    {
      text: "He is not named outside the Bible; whether the book dates from the 6th or 2nd century BC is disputed",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
