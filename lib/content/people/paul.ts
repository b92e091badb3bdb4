import type { Person } from "./schema";

export const paul: Person = {
  id: "paul",
  order: 640,
  name: "Paul (Saul)",
  askedAs: ["Saint Paul", "Saul of Tarsus"],
  spellings: ["Paul"],
  role: "apostle to the Gentiles",
  era: "about AD 5 to 64-67",
  relations: ["from Tarsus, of Benjamin", "pupil of Gamaliel"],
  keyVerses: ["Acts 9:4-5", "Acts 13:9", "Galatians 1:15-16", "Philippians 3:5-8", "Romans 1:1"],
  facts: [
    {
      text: "He persecuted the church, then preached Christ",
      mark: "certain",
    },
    {
      text: "Gallio’s year in office fixes the date of his stay in Corinth",
      mark: "certain",
    },
    {
      text: "By early tradition he was killed at Rome under Nero (1 Clement 5)",
      mark: "probable",
    },
  ],
  attestedOutsideBible: null,
  finds: ["gallio", "p46"],
};
