import type { Misquotation } from "./schema";

export const toThineOwnSelfBeTrue: Misquotation = {
  id: "to-thine-own-self-be-true",
  order: 110,
  wordings: ["to thine own self be true", "to thy own self be true", "to your own self be true"],
  answer:
    "Those words are Shakespeare’s, from Hamlet, and not in the Bible. Proverbs gives other advice on whom to trust.",
  references: ["Proverbs 3:5-6"],
};
