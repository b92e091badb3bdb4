import type { Person } from "./schema";

export const joshua: Person = {
  id: "joshua",
  order: 110,
  name: "Joshua",
  namedIn: ["Exodus", "Numbers", "Deuteronomy", "Joshua", "Judges 1-2"],
  role: "leader of the entry into Canaan",
  era: "Conquest, 15th-14th or 13th century BC",
  period: "conquest-and-settlement",
  relations: ["son of Nun, of Ephraim"],
  keyVerses: ["Exodus 17:9", "Numbers 14:6-7", "Joshua 1:9", "Joshua 24:15"],
  facts: [
    {
      text: "He was first called Hoshea (Numbers 13:16)",
      mark: "certain",
    },
    {
      text: "His name is the Hebrew form behind “Jesus”",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
