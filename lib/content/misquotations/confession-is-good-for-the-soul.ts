import type { Misquotation } from "./schema";

export const confessionIsGoodForTheSoul: Misquotation = {
  id: "confession-is-good-for-the-soul",
  order: 270,
  wordings: ["confession is good for the soul"],
  answer: "That proverb is not in the Bible, though confession is commended there.",
  references: ["1 John 1:9", "James 5:16"],
};
