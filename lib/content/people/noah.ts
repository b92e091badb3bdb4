import type { Person } from "./schema";

export const noah: Person = {
  id: "noah",
  order: 20,
  name: "Noah",
  role: "builder of the ark",
  era: "Beginnings (2348 BC for the Flood in Ussher’s count)",
  period: "beginnings",
  relations: ["son of Lamech", "father of Shem, Ham and Japheth"],
  keyVerses: ["Genesis 6:8-9", "Genesis 7:6", "Genesis 9:11", "Hebrews 11:7", "1 Peter 3:20"],
  facts: [
    {
      text: "He was righteous in his generation (Genesis 6:9)",
      mark: "certain",
    },
    {
      text: "God’s covenant with him is for every living creature (Genesis 9:9-17)",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
