import type { Person } from "./schema";

export const isaiah: Person = {
  id: "isaiah",
  order: 320,
  name: "Isaiah",
  role: "prophet in Jerusalem",
  era: "about 740-680 BC",
  relations: ["son of Amoz", "father of Shear-jashub and Maher-shalal-hash-baz"],
  keyVerses: ["Isaiah 6:8", "Isaiah 7:14", "Isaiah 37:6", "2 Kings 20:1"],
  facts: [
    {
      text: "He saw the Lord in the year King Uzziah died (Isaiah 6:1)",
      mark: "certain",
    },
    {
      text: "A clay seal published in 2018 may read “Isaiah nvy”, perhaps “prophet”; it is broken and disputed",
      mark: "disputed",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
