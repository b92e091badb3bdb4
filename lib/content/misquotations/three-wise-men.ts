import type { Misquotation } from "./schema";

export const threeWiseMen: Misquotation = {
  id: "three-wise-men",
  order: 350,
  wordings: ["three wise men", "three kings", "3 wise men", "three magi"],
  answer:
    "Matthew does not say how many wise men there were, nor that they were kings. The number three comes from the three gifts.",
  references: ["Matthew 2:1", "Matthew 2:11"],
};
