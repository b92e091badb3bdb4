import type { Person } from "./schema";

export const herodAgrippaIi: Person = {
  id: "herod-agrippa-ii",
  order: 720,
  name: "Herod Agrippa II",
  spellings: ["Agrippa"],
  namedIn: ["Acts 25-26"],
  role: "king",
  era: "reigned about AD 50-93",
  relations: ["son of Agrippa I", "brother of Bernice"],
  keyVerses: ["Acts 25:13", "Acts 26:1", "Acts 26:28"],
  facts: [
    {
      text: "He heard Paul at Caesarea",
      mark: "certain",
    },
    {
      text: "He sided with Rome in the revolt of AD 66",
      mark: "certain",
    },
  ],
  attestedOutsideBible: "Josephus, War 2.223 and 2.345-404; coins",
  finds: [],
};
