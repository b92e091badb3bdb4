import type { Person } from "./schema";

export const jeroboamI: Person = {
  id: "jeroboam-i",
  order: 230,
  name: "Jeroboam I",
  spellings: ["Jeroboam"],
  namedIn: ["1 Kings", "2 Chronicles"],
  role: "first king of northern Israel",
  era: "about 931-910 BC",
  relations: ["son of Nebat"],
  keyVerses: ["1 Kings 11:28", "1 Kings 12:28", "1 Kings 14:16"],
  facts: [
    {
      text: "He set up calves at Bethel and Dan (1 Kings 12:28-29)",
      mark: "certain",
    },
    {
      text: "The Jeroboam of the Megiddo seal is usually taken to be Jeroboam II",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
