import type { Person } from "./schema";

export const rahab: Person = {
  id: "rahab",
  order: 120,
  name: "Rahab",
  namedIn: ["Joshua", "Matthew 1", "Hebrews 11", "James 2"],
  role: "woman of Jericho",
  era: "Conquest",
  period: "conquest-and-settlement",
  relations: [
    "mother of Boaz in Matthew’s list (Matthew 1:5 spells the name differently in Greek)",
  ],
  keyVerses: ["Joshua 2:1", "Joshua 6:25", "Hebrews 11:31", "James 2:25"],
  facts: [
    {
      text: "She hid the spies and was spared",
      mark: "certain",
    },
    {
      text: "She is praised for faith and for works (Hebrews 11:31; James 2:25)",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
