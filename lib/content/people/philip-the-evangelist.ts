import type { Person } from "./schema";

export const philipTheEvangelist: Person = {
  id: "philip-the-evangelist",
  order: 630,
  name: "Philip the evangelist",
  spellings: ["Philip"],
  namedIn: ["Acts 6", "Acts 8", "Acts 21"],
  role: "one of the seven",
  era: "1st century AD",
  relations: ["father of four daughters who prophesied (Acts 21:8-9)"],
  keyVerses: ["Acts 6:5", "Acts 8:5", "Acts 8:35"],
  facts: [
    {
      text: "He preached in Samaria and to the Ethiopian official",
      mark: "certain",
    },
    {
      text: "He later lived at Caesarea",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
