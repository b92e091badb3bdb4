import type { Person } from "./schema";

export const jacob: Person = {
  id: "jacob",
  order: 60,
  name: "Jacob (Israel)",
  spellings: ["Jacob"],
  namedIn: ["Genesis", "Hosea 12", "Romans 9", "Hebrews 11"],
  role: "patriarch",
  era: "Patriarchs",
  period: "patriarchs",
  relations: ["son of Isaac and Rebekah", "twin of Esau", "father of twelve sons"],
  keyVerses: ["Genesis 25:26", "Genesis 28:12-15", "Genesis 32:28", "Genesis 49:28"],
  facts: [
    {
      text: "He was renamed Israel after the struggle in the night (Genesis 32:28; 35:10)",
      mark: "certain",
    },
    {
      text: "He went down to Egypt in his old age (Genesis 46:1-7)",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
