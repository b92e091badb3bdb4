import type { Person } from "./schema";

export const jamesBrotherOfTheLord: Person = {
  id: "james-brother-of-the-lord",
  order: 700,
  name: "James, brother of the Lord",
  askedAs: ["James"],
  spellings: ["James"],
  namedIn: [
    "Acts 12:17",
    "Acts 15",
    "Acts 21",
    "1 Corinthians 15",
    "Galatians 1-2",
    "James 1",
    "Jude",
  ],
  role: "leader in Jerusalem",
  era: "died AD 62",
  relations: ["brother of Jesus (Galatians 1:19)"],
  keyVerses: ["Acts 15:13", "Galatians 1:19", "1 Corinthians 15:7", "James 1:1"],
  facts: [
    {
      text: "He saw the risen Jesus (1 Corinthians 15:7)",
      mark: "certain",
    },
    {
      text: "He was stoned under the high priest Ananus",
      mark: "certain",
    },
  ],
  attestedOutsideBible: "Josephus, Antiquities 20.200",
  finds: [],
};
