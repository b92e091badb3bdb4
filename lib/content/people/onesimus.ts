import type { Person } from "./schema";

export const onesimus: Person = {
  id: "onesimus",
  order: 730,
  name: "Onesimus",
  role: "slave and brother",
  era: "about AD 55-62",
  relations: ["slave of Philemon"],
  keyVerses: ["Philemon 1:10", "Philemon 1:16", "Colossians 4:9"],
  facts: [
    {
      text: "His name means “useful”, a meaning played on in Philemon 1:11",
      mark: "certain",
    },
    {
      text: "Ignatius names a bishop Onesimus at Ephesus; whether he is the same man is unknown",
      mark: "disputed",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
