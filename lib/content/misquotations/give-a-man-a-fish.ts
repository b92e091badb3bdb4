import type { Misquotation } from "./schema";

export const giveAManAFish: Misquotation = {
  id: "give-a-man-a-fish",
  order: 290,
  wordings: ["give a man a fish"],
  answer: "That proverb is not in the Bible.",
  references: ["2 Thessalonians 3:10", "Ephesians 4:28"],
};
