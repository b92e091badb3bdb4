import type { Person } from "./schema";

export const solomon: Person = {
  id: "solomon",
  order: 220,
  name: "Solomon",
  role: "king of Israel",
  era: "about 970-931 BC (approximate)",
  relations: ["son of David and Bathsheba", "father of Rehoboam"],
  keyVerses: ["1 Kings 3:9", "1 Kings 6:1", "1 Kings 8:27", "1 Kings 11:4", "Matthew 6:29"],
  facts: [
    {
      text: "He built the temple in seven years (1 Kings 6:38)",
      mark: "certain",
    },
    {
      text: "He is not named in any text of his own time that has been found",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
