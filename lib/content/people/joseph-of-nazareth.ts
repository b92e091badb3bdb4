import type { Person } from "./schema";

export const josephOfNazareth: Person = {
  id: "joseph-of-nazareth",
  order: 510,
  name: "Joseph of Nazareth",
  spellings: ["Joseph"],
  namedIn: ["Matthew 1-2", "Luke 1-4", "John 1", "John 6"],
  role: "husband of Mary",
  era: "1st century BC to 1st century AD",
  relations: ["husband of Mary"],
  keyVerses: ["Matthew 1:19-20", "Matthew 2:13-14", "Luke 2:4", "Matthew 13:55"],
  facts: [
    {
      text: "He was a builder or carpenter (Matthew 13:55)",
      mark: "certain",
    },
    {
      text: "He is not mentioned as living during Jesus’ ministry",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
