import type { Person } from "./schema";

export const jamesSonOfZebedee: Person = {
  id: "james-son-of-zebedee",
  order: 550,
  name: "James son of Zebedee",
  role: "apostle",
  era: "died about AD 44",
  relations: ["brother of John"],
  keyVerses: ["Mark 1:19-20", "Mark 10:35", "Acts 12:1-2"],
  facts: [
    {
      text: "First of the twelve to be killed for the faith (Acts 12:2)",
      mark: "certain",
    },
    {
      text: "Killed under Herod Agrippa I",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
