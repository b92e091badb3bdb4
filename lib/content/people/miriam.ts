import type { Person } from "./schema";

export const miriam: Person = {
  id: "miriam",
  order: 100,
  name: "Miriam",
  role: "prophet",
  era: "Exodus",
  relations: ["sister of Moses and Aaron"],
  keyVerses: ["Exodus 15:20-21", "Numbers 12:1", "Numbers 20:1", "Micah 6:4"],
  facts: [
    {
      text: "She led the women in song after the crossing of the sea (Exodus 15:20-21)",
      mark: "certain",
    },
    {
      text: "She is named with Moses and Aaron as sent by God (Micah 6:4)",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
