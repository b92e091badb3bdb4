import type { Person } from "./schema";

export const herodTheGreat: Person = {
  id: "herod-the-great",
  order: 490,
  name: "Herod the Great",
  askedAs: ["Herod", "King Herod"],
  spellings: ["Herod"],
  namedIn: ["Matthew 2", "Luke 1"],
  role: "king of Judea",
  era: "37-4 BC",
  relations: ["father of Archelaus, Antipas and Philip"],
  keyVerses: ["Matthew 2:1", "Matthew 2:16", "Luke 1:5"],
  facts: [
    {
      text: "Rebuilt the temple and built Caesarea and Masada",
      mark: "certain",
    },
    {
      text: "Died in 4 BC by the usual count (Josephus, Antiquities 17.191); 1 BC is argued by a few",
      mark: "certain",
    },
  ],
  attestedOutsideBible: "Josephus, War 1 and Antiquities 14-17; coins",
  finds: ["herodium"],
};
