import type { Person } from "./schema";

export const manasseh: Person = {
  id: "manasseh",
  order: 350,
  name: "Manasseh",
  namedIn: ["2 Kings 20-24", "2 Chronicles 32-33", "Jeremiah 15"],
  role: "king of Judah",
  era: "about 697-642 BC",
  relations: ["son of Hezekiah", "father of Amon"],
  keyVerses: ["2 Kings 21:1-2", "2 Kings 21:16", "2 Chronicles 33:12-13"],
  facts: [
    {
      text: "He reigned fifty-five years, the longest in Judah",
      mark: "certain",
    },
    {
      text: "Chronicles tells of his repentance (2 Chronicles 33:11-16)",
      mark: "certain",
    },
  ],
  attestedOutsideBible: "Prisms of Esarhaddon and Ashurbanipal (see finds)",
  finds: ["manasseh"],
};
