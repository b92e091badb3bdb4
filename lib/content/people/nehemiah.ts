import type { Person } from "./schema";

export const nehemiah: Person = {
  id: "nehemiah",
  order: 470,
  name: "Nehemiah",
  namedIn: ["Nehemiah"],
  role: "governor of Judah",
  era: "445 to about 430 BC",
  relations: ["son of Hacaliah"],
  keyVerses: ["Nehemiah 1:4", "Nehemiah 2:17-18", "Nehemiah 6:15"],
  facts: [
    {
      text: "He was cupbearer to the king (Nehemiah 1:11)",
      mark: "certain",
    },
    {
      text: "He rebuilt the wall in fifty-two days",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
