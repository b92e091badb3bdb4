import type { Person } from "./schema";

export const marthaMaryAndLazarus: Person = {
  id: "martha-mary-and-lazarus",
  order: 580,
  name: "Martha, Mary and Lazarus",
  spellings: ["Martha", "Lazarus"],
  namedIn: ["Luke 10", "John 11-12"],
  role: "friends of Jesus at Bethany",
  era: "1st century AD",
  relations: ["sisters and brother"],
  keyVerses: ["Luke 10:38-42", "John 11:5", "John 11:25", "John 12:1-3"],
  facts: [
    {
      text: "Lazarus was raised after four days (John 11:39-44)",
      mark: "certain",
    },
    {
      text: "Martha confessed Jesus as the Christ (John 11:27)",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
