import type { Misquotation } from "./schema";

export const glittersIsNotGold: Misquotation = {
  id: "glitters-is-not-gold",
  order: 650,
  wordings: [
    "all that glitters is not gold",
    "not all that glitters is gold",
    "all that glisters is not gold",
  ],
  answer:
    "This is a proverb that Shakespeare uses in The Merchant of Venice. The Bible says where man looks and where God does.",
  references: ["1 Samuel 16:7"],
};
