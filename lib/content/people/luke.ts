import type { Person } from "./schema";

export const luke: Person = {
  id: "luke",
  order: 660,
  name: "Luke",
  namedIn: ["Colossians 4", "2 Timothy 4", "Philemon"],
  role: "physician and writer",
  era: "1st century AD",
  relations: ["companion of Paul"],
  keyVerses: ["Colossians 4:14", "2 Timothy 4:11", "Philemon 1:24"],
  facts: [
    {
      text: "He is the traditional author of the Gospel and Acts",
      mark: "certain",
    },
    {
      text: "He traveled with Paul if the “we” parts are his (Acts 16:10)",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
