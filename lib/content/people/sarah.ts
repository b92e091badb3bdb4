import type { Person } from "./schema";

export const sarah: Person = {
  id: "sarah",
  order: 40,
  name: "Sarah",
  spellings: ["Sarah", "Sarai"],
  role: "wife of Abraham",
  era: "Patriarchs",
  period: "patriarchs",
  relations: ["wife of Abraham", "mother of Isaac"],
  keyVerses: ["Genesis 17:15-16", "Genesis 21:1-2", "Genesis 23:1-2", "Hebrews 11:11"],
  facts: [
    {
      text: "She is called Sarai until Genesis 17:15",
      mark: "certain",
    },
    {
      text: "She was buried at Machpelah (Genesis 23:19)",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
