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
      text: "Took Lachish and 46 towns by his own count",
      mark: "certain",
    },
    {
      text: "Murdered by sons in 2 Kings 19:37; the Babylonian Chronicle says by a son",
      mark: "certain",
    },
  ],
  attestedOutsideBible: "Own inscriptions and reliefs",
  finds: ["prism", "lachishrelief"],
};
