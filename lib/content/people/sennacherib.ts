import type { Person } from "./schema";

export const sennacherib: Person = {
  id: "sennacherib",
  order: 340,
  name: "Sennacherib",
  role: "king of Assyria",
  era: "705-681 BC",
  relations: ["son of Sargon II", "father of Esarhaddon"],
  keyVerses: ["2 Kings 18:13", "2 Kings 19:36-37", "Isaiah 37:37-38"],
  facts: [
    {
      text: "He took Lachish and, by his own count, 46 towns",
      mark: "certain",
    },
    {
      text: "In 2 Kings 19:37 he was murdered by his sons; the Babylonian Chronicle says by a son",
      mark: "certain",
    },
  ],
  attestedOutsideBible: "His own inscriptions and reliefs",
  finds: ["prism", "lachishrelief"],
};
