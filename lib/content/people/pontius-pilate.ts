import type { Person } from "./schema";

export const pontiusPilate: Person = {
  id: "pontius-pilate",
  order: 590,
  name: "Pontius Pilate",
  spellings: ["Pilate"],
  role: "prefect of Judea",
  era: "AD 26-36",
  relations: [],
  keyVerses: ["Matthew 27:24", "Mark 15:15", "John 18:38", "1 Timothy 6:13"],
  facts: [
    {
      text: "He ordered the crucifixion",
      mark: "certain",
    },
    {
      text: "He was recalled after a clash with Samaritans (Josephus, Antiquities 18.85-89)",
      mark: "certain",
    },
  ],
  attestedOutsideBible:
    "Pilate Stone; Philo, Embassy 299; Josephus, War 2.169; Tacitus, Annals 15.44",
  finds: ["pilate"],
};
