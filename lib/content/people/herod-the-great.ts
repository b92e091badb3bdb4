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
      text: "He rebuilt the temple and built Caesarea and Masada",
      mark: "certain",
    },
    {
      text: "He died in 4 BC by the usual count (Josephus, Antiquities 17.191); a few argue for 1 BC",
      mark: "certain",
    },
  ],
  attestedOutsideBible: "Josephus, War 1 and Antiquities 14-17; coins",
  finds: ["herodium"],
};
