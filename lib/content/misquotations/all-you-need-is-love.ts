import type { Misquotation } from "./schema";

export const allYouNeedIsLove: Misquotation = {
  id: "all-you-need-is-love",
  order: 910,
  wordings: ["all you need is love"],
  answer: "This is a song by the Beatles. Paul asks that all be done in love.",
  references: ["1 Corinthians 16:14"],
};
