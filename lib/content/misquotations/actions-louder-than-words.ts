import type { Misquotation } from "./schema";

export const actionsLouderThanWords: Misquotation = {
  id: "actions-louder-than-words",
  order: 560,
  wordings: ["actions speak louder than words"],
  answer: "This is a proverb, not a verse. John writes of love in deed.",
  references: ["1 John 3:18"],
};
