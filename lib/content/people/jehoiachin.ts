import type { Person } from "./schema";

export const jehoiachin: Person = {
  id: "jehoiachin",
  order: 390,
  name: "Jehoiachin",
  spellings: ["Jehoiachin", "Jeconiah", "Coniah"],
  role: "king of Judah",
  era: "598-597 BC",
  relations: ["son of Jehoiakim"],
  keyVerses: ["2 Kings 24:8", "2 Kings 24:15", "2 Kings 25:27-30", "Matthew 1:12"],
  facts: [
    {
      text: "He was taken to Babylon in 597 BC",
      mark: "certain",
    },
    {
      text: "He was released in 561 BC",
      mark: "certain",
    },
  ],
  attestedOutsideBible:
    "Babylonian ration tablets; his capture (without his name) in the Babylonian Chronicle",
  finds: ["rations", "chron597"],
};
