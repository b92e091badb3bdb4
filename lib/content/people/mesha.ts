import type { Person } from "./schema";

export const mesha: Person = {
  id: "mesha",
  order: 280,
  name: "Mesha",
  namedIn: ["2 Kings 3"],
  role: "king of Moab",
  era: "9th century BC",
  relations: [],
  keyVerses: ["2 Kings 3:4", "2 Kings 3:27"],
  facts: [
    {
      text: "He was a sheep owner who paid tribute to Israel (2 Kings 3:4)",
      mark: "certain",
    },
    {
      text: "He tells his side of the story on his own stele",
      mark: "certain",
    },
  ],
  attestedOutsideBible: "Mesha Stele, Louvre",
  finds: ["mesha"],
};
