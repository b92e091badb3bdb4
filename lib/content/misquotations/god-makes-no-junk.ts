import type { Misquotation } from "./schema";

export const godMakesNoJunk: Misquotation = {
  id: "god-makes-no-junk",
  order: 920,
  wordings: ["god don't make junk", "god doesn't make junk", "god does not make junk"],
  answer: "This is a modern saying. The Psalm speaks of being wonderfully made.",
  references: ["Psalm 139:14"],
};
