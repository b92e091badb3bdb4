import type { Person } from "./schema";

export const elijah: Person = {
  id: "elijah",
  order: 250,
  name: "Elijah",
  role: "prophet",
  era: "9th century BC",
  relations: ["teacher of Elisha"],
  keyVerses: ["1 Kings 17:1", "1 Kings 18:37-39", "1 Kings 19:12", "2 Kings 2:11", "Matthew 17:3"],
  facts: [
    {
      text: "He faced the prophets of Baal on Carmel",
      mark: "certain",
    },
    {
      text: "His return was promised (Malachi 4:5); Jesus applies it to John the Baptist (Matthew 11:14)",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
