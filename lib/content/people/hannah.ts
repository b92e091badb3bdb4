import type { Person } from "./schema";

export const hannah: Person = {
  id: "hannah",
  order: 170,
  name: "Hannah",
  role: "mother of Samuel",
  era: "11th century BC",
  relations: ["wife of Elkanah"],
  keyVerses: ["1 Samuel 1:10-11", "1 Samuel 1:27", "1 Samuel 2:1"],
  facts: [
    {
      text: "Her song is echoed in Mary’s (Luke 1:46-55)",
      mark: "certain",
    },
    {
      text: "She gave her son to serve at Shiloh (1 Samuel 1:24-28)",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
