import type { Misquotation } from "./schema";

export const goesAroundComesAround: Misquotation = {
  id: "goes-around-comes-around",
  order: 540,
  wordings: ["what goes around comes around"],
  answer: "This is a proverb of everyday speech. Paul writes of sowing and reaping.",
  references: ["Galatians 6:7"],
};
