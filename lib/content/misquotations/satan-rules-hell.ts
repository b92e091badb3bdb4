import type { Misquotation } from "./schema";

export const satanRulesHell: Misquotation = {
  id: "satan-rules-hell",
  order: 700,
  wordings: [
    "satan rules hell",
    "satan rules in hell",
    "the devil rules hell",
    "satan is the king of hell",
    "devil is in charge of hell",
  ],
  answer: "The Bible does not make Satan the ruler of hell: he is to be punished there.",
  references: ["Revelation 20:10", "Matthew 25:41"],
};
