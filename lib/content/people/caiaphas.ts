import type { Person } from "./schema";

export const caiaphas: Person = {
  id: "caiaphas",
  order: 600,
  name: "Caiaphas",
  role: "high priest",
  era: "AD 18-36",
  relations: ["son-in-law of Annas (John 18:13)"],
  keyVerses: ["Matthew 26:57", "John 11:49-50", "Acts 4:6"],
  facts: [
    {
      text: "He presided over the hearing of Jesus",
      mark: "certain",
    },
    {
      text: "Josephus names him Joseph Caiaphas (Antiquities 18.35)",
      mark: "certain",
    },
  ],
  attestedOutsideBible:
    "Josephus, Antiquities 18.35 and 18.95; an ossuary that is probably his family’s",
  finds: ["caiaphas"],
};
