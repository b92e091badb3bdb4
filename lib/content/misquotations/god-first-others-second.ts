import type { Misquotation } from "./schema";

export const godFirstOthersSecond: Misquotation = {
  id: "god-first-others-second",
  order: 1000,
  wordings: ["god first others second", "god first family second", "jesus others yourself"],
  answer: "The Bible has no such list; Jesus names two commandments.",
  references: ["Matthew 22:37-39"],
};
