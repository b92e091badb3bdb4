import type { Person } from "./schema";

export const moses: Person = {
  id: "moses",
  order: 80,
  name: "Moses",
  askedAs: ["Burning Bush"],
  role: "prophet and leader of the Exodus",
  era: "Exodus, 15th or 13th century BC",
  relations: ["son of Amram and Jochebed", "brother of Aaron and Miriam", "husband of Zipporah"],
  keyVerses: [
    "Exodus 3:10",
    "Exodus 14:21",
    "Exodus 20:1",
    "Deuteronomy 34:10",
    "Hebrews 11:24-26",
  ],
  facts: [
    {
      text: "His name is explained by the words “drew out” (Exodus 2:10); many compare Egyptian names in -mose",
      mark: "certain",
    },
    {
      text: "He is not named in any Egyptian text",
      mark: "certain",
    },
    {
      text: "He is the traditional author of the Law",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
