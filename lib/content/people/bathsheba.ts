import type { Person } from "./schema";

export const bathsheba: Person = {
  id: "bathsheba",
  order: 210,
  name: "Bathsheba",
  role: "wife of David",
  era: "10th century BC",
  relations: ["wife of Uriah, then of David", "mother of Solomon"],
  keyVerses: ["2 Samuel 11:3", "2 Samuel 12:24", "1 Kings 1:16-17", "Matthew 1:6"],
  facts: [
    {
      text: "She was wronged by David, who took her and had her husband killed (2 Samuel 11:2-17)",
      mark: "certain",
    },
    {
      text: "She spoke up for Solomon’s claim to the throne (1 Kings 1:15-31)",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
