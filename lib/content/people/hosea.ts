import type { Person } from "./schema";

export const hosea: Person = {
  id: "hosea",
  order: 310,
  name: "Hosea",
  namedIn: ["Hosea", "Romans 9"],
  role: "prophet",
  era: "about 755-715 BC",
  relations: ["son of Beeri", "husband of Gomer"],
  keyVerses: ["Hosea 1:2-3", "Hosea 3:1", "Hosea 6:6"],
  facts: [
    {
      text: "His marriage was a sign of God’s hurt love",
      mark: "certain",
    },
    {
      text: "Jesus quotes him (Matthew 9:13)",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
