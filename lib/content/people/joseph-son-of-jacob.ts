import type { Person } from "./schema";

export const josephSonOfJacob: Person = {
  id: "joseph-son-of-jacob",
  order: 70,
  name: "Joseph son of Jacob",
  askedAs: ["Joseph"],
  spellings: ["Joseph"],
  namedIn: ["Genesis", "Exodus 1", "Exodus 13", "Acts 7", "Hebrews 11"],
  role: "ruler in Egypt",
  era: "Patriarchs, about 1900-1650 BC (debated)",
  period: "patriarchs",
  relations: ["son of Jacob and Rachel", "father of Ephraim and Manasseh"],
  keyVerses: ["Genesis 37:28", "Genesis 41:39-41", "Genesis 45:4-5", "Genesis 50:20"],
  facts: [
    {
      text: "He was sold for twenty pieces of silver (Genesis 37:28)",
      mark: "certain",
    },
    {
      text: "No Egyptian text names him; Imhotep is not Joseph",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
