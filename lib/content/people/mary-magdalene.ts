import type { Person } from "./schema";

export const maryMagdalene: Person = {
  id: "mary-magdalene",
  order: 570,
  name: "Mary Magdalene",
  spellings: ["Magdalene"],
  role: "disciple",
  era: "1st century AD",
  relations: ["from Magdala"],
  keyVerses: ["Luke 8:2", "Mark 15:40", "John 20:11-16", "John 20:18"],
  facts: [
    {
      text: "In John she is the first named witness of the risen Jesus (John 20:14-18)",
      mark: "certain",
    },
    {
      text: "The Bible does not call her a prostitute; that idea came from linking her with Luke 7:37-50",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: ["magdala"],
};
