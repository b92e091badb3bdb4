import type { Person } from "./schema";

export const saul: Person = {
  id: "saul",
  order: 190,
  name: "Saul",
  namedIn: ["1 Samuel", "2 Samuel", "1 Chronicles 8-13", "Psalm 18", "Acts 13:21"],
  role: "first king of Israel",
  era: "about 1050-1010 BC (approximate)",
  relations: ["son of Kish, of Benjamin", "father of Jonathan and Michal"],
  keyVerses: ["1 Samuel 9:17", "1 Samuel 10:24", "1 Samuel 15:26", "1 Samuel 31:4"],
  facts: [
    {
      text: "The length of his reign is lost in the Hebrew text (1 Samuel 13:1)",
      mark: "certain",
    },
    {
      text: "He is not named outside the Bible",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
