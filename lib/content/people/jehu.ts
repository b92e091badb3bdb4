import type { Person } from "./schema";

export const jehu: Person = {
  id: "jehu",
  order: 270,
  name: "Jehu",
  namedIn: ["1 Kings 19", "2 Kings", "2 Chronicles 22", "Hosea 1"],
  role: "king of Israel",
  era: "about 841-814 BC",
  relations: ["son of Jehoshaphat son of Nimshi (2 Kings 9:2)"],
  keyVerses: ["2 Kings 9:6", "2 Kings 10:28-29", "Hosea 1:4"],
  facts: [
    {
      text: "He ended the house of Ahab",
      mark: "certain",
    },
    {
      text: "The Assyrians call him “son of Omri”, a name for the land’s ruler",
      mark: "certain",
    },
  ],
  attestedOutsideBible: "Black Obelisk, tribute of 841 BC (reading accepted by most)",
  finds: ["obelisk"],
};
