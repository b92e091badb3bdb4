import type { Person } from "./schema";

export const johnSonOfZebedee: Person = {
  id: "john-son-of-zebedee",
  order: 560,
  name: "John son of Zebedee",
  askedAs: ["John the Apostle", "John the Evangelist"],
  spellings: ["John"],
  namedIn: [
    "Matthew 4",
    "Matthew 10",
    "Matthew 17",
    "Mark 1:19-29",
    "Mark 3",
    "Mark 5",
    "Mark 9-10",
    "Mark 13-14",
    "Luke 5-6",
    "Luke 8-9",
    "Luke 22",
    "Acts 3-4",
    "Acts 8",
    "Galatians 2",
    "Revelation",
  ],
  role: "apostle",
  era: "1st century AD",
  relations: ["brother of James"],
  keyVerses: ["Mark 1:19-20", "Mark 3:17", "Acts 4:13", "Galatians 2:9"],
  facts: [
    {
      text: "With Peter and James he saw the Transfiguration (Mark 9:2)",
      mark: "certain",
    },
    {
      text: "He is the traditional author of the Gospel, three letters and Revelation; many dispute this",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
