import type { Person } from "./schema";

export const johnTheBaptist: Person = {
  id: "john-the-baptist",
  order: 520,
  name: "John the Baptist",
  askedAs: ["John the Baptizer"],
  spellings: ["John"],
  namedIn: [
    "Matthew 3",
    "Matthew 9",
    "Matthew 11",
    "Matthew 14",
    "Mark 1:4-14",
    "Mark 6",
    "Luke 1",
    "Luke 3",
    "Luke 7",
    "John 1:6-40",
    "John 3",
    "John 5",
    "John 10",
    "Acts 19",
  ],
  role: "prophet",
  era: "about 6 BC to AD 28-32",
  relations: ["son of Zechariah and Elizabeth"],
  keyVerses: ["Luke 1:13", "Matthew 3:1-3", "John 1:29", "Mark 6:27-28"],
  facts: [
    {
      text: "He baptized Jesus in the Jordan (Mark 1:9)",
      mark: "certain",
    },
    {
      text: "He was killed by Herod Antipas (Mark 6:17-28)",
      mark: "certain",
    },
  ],
  attestedOutsideBible: "Josephus, Antiquities 18.116-119",
  finds: [],
};
