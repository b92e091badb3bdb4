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
      text: "Josiah’s officials consulted her about the book of the Law",
      mark: "certain",
    },
    {
      text: "She is one of several women called prophets in the Bible",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
