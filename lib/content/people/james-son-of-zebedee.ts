import type { Person } from "./schema";

export const jamesSonOfZebedee: Person = {
  id: "james-son-of-zebedee",
  order: 550,
  name: "James son of Zebedee",
  spellings: ["James"],
  namedIn: [
    "Matthew 4",
    "Matthew 10",
    "Matthew 17",
    "Mark 1",
    "Mark 3",
    "Mark 5",
    "Mark 9-10",
    "Mark 13-14",
    "Luke 5-6",
    "Luke 8-9",
    "Acts 12:2",
  ],
  role: "apostle",
  era: "died about AD 44",
  relations: ["brother of John"],
  keyVerses: ["Mark 1:19-20", "Mark 10:35", "Acts 12:1-2"],
  facts: [
    {
      text: "He was the first of the twelve to be killed for the faith (Acts 12:2)",
      mark: "certain",
    },
    {
      text: "He was killed under Herod Agrippa I",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
