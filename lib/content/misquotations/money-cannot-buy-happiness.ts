import type { Misquotation } from "./schema";

export const moneyCannotBuyHappiness: Misquotation = {
  id: "money-cannot-buy-happiness",
  order: 840,
  wordings: [
    "money can't buy happiness",
    "money cannot buy happiness",
    "money doesn't buy happiness",
  ],
  answer: "This is a modern saying. Ecclesiastes has its own on those who love money.",
  references: ["Ecclesiastes 5:10"],
};
