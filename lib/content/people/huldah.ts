import type { Person } from "./schema";

export const huldah: Person = {
  id: "huldah",
  order: 370,
  name: "Huldah",
  role: "prophet in Jerusalem",
  era: "7th century BC",
  relations: ["wife of Shallum"],
  keyVerses: ["2 Kings 22:14", "2 Chronicles 34:22"],
  facts: [
    {
      text: "Consulted by Josiah’s officials about the book of the law",
      mark: "certain",
    },
    {
      text: "One of several women called prophet in the Bible",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
