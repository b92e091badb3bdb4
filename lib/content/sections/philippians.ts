import type { Section } from "./schema";

export const philippians: readonly Section[] = [
  ["Philippians 1:3-11", "he who began a good work"],
  ["Philippians 1:12-26", "Paul in chains (prison); to live is Christ, to die is gain"],
  ["Philippians 2:1-11", "humility of Christ; every knee will bow"],
  ["Philippians 2:19-30", "Timothy and Epaphroditus"],
  ["Philippians 3:4-14", "Hebrew of Hebrews, Pharisee; counted loss; press on to the goal"],
  ["Philippians 4:1-9", "Euodia and Syntyche; rejoice always; do not be anxious; whatever is true"],
  ["Philippians 4:10-20", "content in all things; I can do all things through Christ"],
];
