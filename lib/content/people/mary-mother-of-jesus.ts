import type { Person } from "./schema";

export const maryMotherOfJesus: Person = {
  id: "mary-mother-of-jesus",
  order: 500,
  name: "Mary, mother of Jesus",
  askedAs: ["Virgin Mary", "Mary"],
  spellings: ["Mary"],
  namedIn: ["Matthew 1-2", "Matthew 13", "Mark 6", "Luke 1-2", "Acts 1"],
  role: "mother of Jesus",
  era: "about 20 BC to after AD 30",
  relations: ["wife of Joseph", "relative of Elizabeth"],
  keyVerses: ["Luke 1:30-31", "Luke 1:46-48", "John 2:5", "John 19:26-27", "Acts 1:14"],
  facts: [
    {
      text: "She lived at Nazareth",
      mark: "certain",
    },
    {
      text: "Churches differ on teachings about her beyond the New Testament",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
