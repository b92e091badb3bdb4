import type { Person } from "./schema";

export const herodAntipas: Person = {
  id: "herod-antipas",
  order: 610,
  name: "Herod Antipas",
  spellings: ["Herod"],
  namedIn: ["Matthew 14", "Mark 6", "Mark 8", "Luke 3", "Luke 9", "Luke 13", "Luke 23", "Acts 4"],
  role: "tetrarch of Galilee and Perea",
  era: "4 BC to AD 39",
  relations: ["son of Herod the Great", "husband of Herodias"],
  keyVerses: ["Luke 3:1", "Mark 6:17-18", "Luke 23:7-11"],
  facts: [
    {
      text: "He had John the Baptist killed",
      mark: "certain",
    },
    {
      text: "He built Tiberias (Josephus, Antiquities 18.36)",
      mark: "certain",
    },
  ],
  attestedOutsideBible: "Josephus, Antiquities 18.36 and 18.116-119; coins",
  finds: [],
};
