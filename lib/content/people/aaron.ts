import type { Person } from "./schema";

export const aaron: Person = {
  id: "aaron",
  order: 90,
  name: "Aaron",
  role: "first high priest",
  era: "Exodus",
  relations: ["brother of Moses and Miriam", "father of Nadab, Abihu, Eleazar and Ithamar"],
  keyVerses: ["Exodus 4:14", "Exodus 28:1", "Exodus 32:4", "Numbers 20:28"],
  facts: [
    {
      text: "Israel’s priests trace their line to him (Exodus 28:1)",
      mark: "certain",
    },
    {
      text: "He made the golden calf at the people’s demand (Exodus 32:1-4)",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
