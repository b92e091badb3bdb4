import type { Person } from "./schema";

export const elisha: Person = {
  id: "elisha",
  order: 260,
  name: "Elisha",
  role: "prophet",
  era: "9th century BC",
  relations: ["follower of Elijah"],
  keyVerses: ["1 Kings 19:19", "2 Kings 2:9", "2 Kings 5:10", "Luke 4:27"],
  facts: [
    {
      text: "He healed Naaman of Damascus (2 Kings 5:1-14)",
      mark: "certain",
    },
    {
      text: "He had Jehu anointed (2 Kings 9:1-6)",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
