import type { Misquotation } from "./schema";

export const romeInADay: Misquotation = {
  id: "rome-in-a-day",
  order: 620,
  wordings: ["rome was not built in a day", "rome wasn't built in a day"],
  answer: "This is a proverb of the Middle Ages, not a verse.",
  references: ["Ecclesiastes 3:1"],
};
