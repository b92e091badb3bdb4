import type { Person } from "./schema";

export const jeremiah: Person = {
  id: "jeremiah",
  order: 380,
  name: "Jeremiah",
  role: "prophet",
  era: "about 627-580 BC",
  relations: ["son of Hilkiah, of Anathoth"],
  keyVerses: ["Jeremiah 1:5", "Jeremiah 20:9", "Jeremiah 31:31", "Jeremiah 38:6"],
  facts: [
    {
      text: "He dictated to Baruch (Jeremiah 36:4)",
      mark: "certain",
    },
    {
      text: "He was taken to Egypt (Jeremiah 43:5-7)",
      mark: "certain",
    },
    {
      text: "Bullae of officials around him are known; two “Baruch” bullae from the antiquities market were judged modern in a laboratory study (Goren and Arie, BASOR 372, 2014)",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
