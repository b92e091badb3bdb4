import type { Misquotation } from "./schema";

export const twoWrongs: Misquotation = {
  id: "two-wrongs",
  order: 870,
  wordings: ["two wrongs don't make a right", "two wrongs do not make a right"],
  answer: "This is a proverb of everyday speech. Paul writes against repaying evil for evil.",
  references: ["Romans 12:17"],
};
