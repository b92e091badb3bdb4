import type { Section } from "./schema";

export const philippians: readonly Section[] = [
  { passage: "Philippians 1:3-11", words: "he who began a good work" },
  {
    passage: "Philippians 1:12-26",
    words: "Paul in chains (prison); to live is Christ, to die is gain",
  },
  { passage: "Philippians 2:1-11", words: "humility of Christ; every knee will bow" },
  { passage: "Philippians 2:19-30", words: "Timothy and Epaphroditus" },
  {
    passage: "Philippians 3:4-14",
    words: "Hebrew of Hebrews, Pharisee; counted loss; press on to the goal",
  },
  {
    passage: "Philippians 4:1-9",
    words: "Euodia and Syntyche; rejoice always; do not be anxious; whatever is true",
  },
  {
    passage: "Philippians 4:10-20",
    words: "content in all things; I can do all things through Christ",
  },
];
