import type { Misquotation } from "./schema";

export const willThereIsAWay: Misquotation = {
  id: "will-there-is-a-way",
  order: 640,
  wordings: ["where there's a will there's a way", "where there is a will there is a way"],
  answer: "This is an English proverb, not a verse.",
  references: ["Mark 10:27"],
};
