import type { Person } from "./schema";

export const abraham: Person = {
  id: "abraham",
  order: 30,
  name: "Abraham",
  spellings: ["Abraham", "Abram"],
  role: "patriarch, father of Israel",
  era: "Patriarchs, about 2100-1800 BC (dates debated)",
  period: "patriarchs",
  relations: ["husband of Sarah", "father of Ishmael and Isaac", "uncle of Lot"],
  keyVerses: ["Genesis 12:1-3", "Genesis 15:6", "Genesis 22:12", "Romans 4:3", "Hebrews 11:8"],
  facts: [
    {
      text: "He was called from Ur and Haran to Canaan (Genesis 11:31; 12:4)",
      mark: "certain",
    },
    {
      text: "Jews, Christians and Muslims honor him",
      mark: "certain",
    },
    {
      text: "No text of his own time names him",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
