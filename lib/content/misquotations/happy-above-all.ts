import type { Misquotation } from "./schema";

export const happyAboveAll: Misquotation = {
  id: "happy-above-all",
  order: 500,
  wordings: [
    "god wants me to be happy",
    "god wants you to be happy",
    "god just wants us to be happy",
    "god wants everyone to be happy",
  ],
  answer: "The Bible never says this in so many words. It speaks of joy in God, even in trouble.",
  references: ["John 16:33", "Psalm 37:4"],
};
