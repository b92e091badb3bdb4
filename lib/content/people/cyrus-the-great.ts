import type { Person } from "./schema";

export const cyrusTheGreat: Person = {
  id: "cyrus-the-great",
  order: 440,
  name: "Cyrus the Great",
  spellings: ["Cyrus"],
  role: "king of Persia",
  era: "559-530 BC",
  relations: ["son of Cambyses I"],
  keyVerses: ["2 Chronicles 36:22-23", "Ezra 1:1-2", "Isaiah 44:28", "Isaiah 45:1"],
  facts: [
    {
      text: "He took Babylon in 539 BC",
      mark: "certain",
    },
    {
      text: "He let the Jews go back and build (Ezra 1:2-4)",
      mark: "certain",
    },
  ],
  attestedOutsideBible: "Cyrus Cylinder and the Nabonidus Chronicle",
  finds: ["cyruscyl", "nabchron"],
};
