import type { Misquotation } from "./schema";

export const foolAndHisMoney: Misquotation = {
  id: "fool-and-his-money",
  order: 300,
  wordings: ["fool and his money are soon parted"],
  answer: "That proverb is not in the Bible. Proverbs has the foolish man swallow up what he has.",
  references: ["Proverbs 21:20"],
};
