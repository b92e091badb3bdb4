import type { Person } from "./schema";

export const deborah: Person = {
  id: "deborah",
  order: 130,
  name: "Deborah",
  namedIn: ["Judges"],
  role: "prophet and judge",
  era: "Judges, 12th century BC (approximate)",
  period: "judges",
  relations: ["wife of Lappidoth"],
  keyVerses: ["Judges 4:4-5", "Judges 4:9", "Judges 5:7"],
  facts: [
    {
      text: "She held court under a palm tree between Ramah and Bethel (Judges 4:5)",
      mark: "certain",
    },
    {
      text: "Her song is often held to be very old",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
