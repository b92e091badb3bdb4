import type { Misquotation } from "./schema";

export const eatDrinkAndBeMerry: Misquotation = {
  id: "eat-drink-and-be-merry",
  order: 690,
  wordings: [
    "eat drink and be merry for tomorrow we die",
    "eat drink and be merry because tomorrow we die",
  ],
  answer:
    "This joins two verses: one has eating, drinking and being merry, the other has tomorrow’s death.",
  references: ["Luke 12:19", "Isaiah 22:13"],
};
