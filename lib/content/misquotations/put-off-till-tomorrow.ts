import type { Misquotation } from "./schema";

export const putOffTillTomorrow: Misquotation = {
  id: "put-off-till-tomorrow",
  order: 670,
  wordings: [
    "never put off until tomorrow",
    "do not put off until tomorrow",
    "don't put off until tomorrow",
    "never put off till tomorrow",
    "don't put off till tomorrow",
  ],
  answer: "This is a proverb of everyday speech. Two of the Bible’s proverbs speak of tomorrow.",
  references: ["Proverbs 3:28", "Proverbs 27:1"],
};
