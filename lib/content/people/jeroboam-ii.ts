import type { Person } from "./schema";

export const jeroboamIi: Person = {
  id: "jeroboam-ii",
  order: 290,
  name: "Jeroboam II",
  spellings: ["Jeroboam"],
  namedIn: ["2 Kings 13-15", "Hosea 1", "Amos"],
  role: "king of Israel",
  era: "about 793-753 BC",
  relations: ["son of Joash (Jehoash)"],
  keyVerses: ["2 Kings 14:23-25", "Amos 1:1", "Hosea 1:1"],
  facts: [
    {
      text: "His reign was long and prosperous",
      mark: "certain",
    },
    {
      text: "Amos and Hosea spoke in his day",
      mark: "certain",
    },
  ],
  attestedOutsideBible: "Seal of “Shema servant of Jeroboam” (probably his)",
  finds: ["shema"],
};
