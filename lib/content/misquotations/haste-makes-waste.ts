import type { Misquotation } from "./schema";

export const hasteMakesWaste: Misquotation = {
  id: "haste-makes-waste",
  order: 960,
  wordings: ["haste makes waste"],
  answer: "This is an English proverb. Solomon has one about hasty feet.",
  references: ["Proverbs 19:2"],
};
