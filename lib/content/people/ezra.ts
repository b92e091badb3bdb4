import type { Person } from "./schema";

export const ezra: Person = {
  id: "ezra",
  order: 460,
  name: "Ezra",
  namedIn: ["Ezra 7-10", "Nehemiah 8"],
  role: "priest and scribe",
  era: "458 BC (398 BC according to a minority)",
  relations: ["of Aaron’s line"],
  keyVerses: ["Ezra 7:6", "Ezra 7:10", "Nehemiah 8:1-3"],
  facts: [
    {
      text: "He read the Law to the people (Nehemiah 8:1-8)",
      mark: "certain",
    },
    {
      text: "He came in the seventh year of Artaxerxes (Ezra 7:7)",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
