import type { Person } from "./schema";

export const amos: Person = {
  id: "amos",
  order: 300,
  name: "Amos",
  namedIn: ["Amos"],
  role: "prophet",
  era: "about 760-750 BC",
  relations: ["from Tekoa in Judah"],
  keyVerses: ["Amos 1:1", "Amos 5:24", "Amos 7:14-15"],
  facts: [
    {
      text: "He was a shepherd and dresser of sycamore figs",
      mark: "certain",
    },
    {
      text: "He was sent from Judah to preach at Bethel",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
