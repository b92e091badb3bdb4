import type { Person } from "./schema";

export const hezekiah: Person = {
  id: "hezekiah",
  order: 330,
  name: "Hezekiah",
  role: "king of Judah",
  era: "about 715-686 BC (or 727-698)",
  relations: ["son of Ahaz", "father of Manasseh"],
  keyVerses: ["2 Kings 18:3-5", "2 Kings 19:15", "2 Kings 20:20", "2 Chronicles 32:30"],
  facts: [
    {
      text: "He brought water into the city (2 Kings 20:20)",
      mark: "certain",
    },
    {
      text: "He withstood Sennacherib in 701 BC",
      mark: "certain",
    },
  ],
  attestedOutsideBible: "Sennacherib’s prisms; his own bulla (announced 2015)",
  finds: ["prism", "hezbulla"],
};
