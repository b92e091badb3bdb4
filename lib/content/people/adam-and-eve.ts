import type { Person } from "./schema";

export const adamAndEve: Person = {
  id: "adam-and-eve",
  order: 10,
  name: "Adam and Eve",
  spellings: ["Adam", "Eve"],
  role: "first man and woman",
  era: "Beginnings (no date; 4004 BC in Ussher’s count)",
  period: "beginnings",
  relations: ["parents of Cain, Abel and Seth"],
  keyVerses: ["Genesis 1:27", "Genesis 2:7", "Genesis 3:6", "Romans 5:12", "1 Corinthians 15:45"],
  facts: [
    {
      text: "The name Adam is close to the Hebrew word for ground; Eve, to the word for life (Genesis 2:7; 3:20)",
      mark: "certain",
    },
    {
      text: "Christians read them as one first pair, as heads of humankind, or as figures of all people",
      mark: "disputed",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
