import type { Misquotation } from "./schema";

export const moneyRootOfAllEvil: Misquotation = {
  id: "money-root-of-all-evil",
  order: 40,
  wordings: [
    "money is the root of all evil",
    "money is the root of evil",
    "money the root of all evil",
  ],
  unless: "love of money",
  answer:
    "The Bible does not say that of money itself: 1 Timothy 6:10 speaks of the love of money. The saying leaves out its first words.",
  references: ["1 Timothy 6:10", "Hebrews 13:5"],
};
