import type { Person } from "./schema";

export const isaac: Person = {
  id: "isaac",
  order: 50,
  name: "Isaac",
  role: "patriarch",
  era: "Patriarchs",
  period: "patriarchs",
  relations: ["son of Abraham and Sarah", "husband of Rebekah", "father of Esau and Jacob"],
  keyVerses: ["Genesis 21:3", "Genesis 22:7-8", "Genesis 26:24-25", "Hebrews 11:20"],
  facts: [
    {
      text: "His name is tied to laughter (Genesis 21:6)",
      mark: "certain",
    },
    {
      text: "He is the child of promise (Galatians 4:28)",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
