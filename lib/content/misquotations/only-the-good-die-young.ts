import type { Misquotation } from "./schema";

export const onlyTheGoodDieYoung: Misquotation = {
  id: "only-the-good-die-young",
  order: 810,
  wordings: ["only the good die young", "the good die young"],
  answer: "This is not a verse. Isaiah writes of the righteous who are taken away.",
  references: ["Isaiah 57:1"],
};
