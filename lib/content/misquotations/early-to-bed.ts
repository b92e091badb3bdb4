import type { Misquotation } from "./schema";

export const earlyToBed: Misquotation = {
  id: "early-to-bed",
  order: 600,
  wordings: ["early to bed and early to rise", "early to bed early to rise"],
  answer:
    "This is an old English proverb, best known from Benjamin Franklin’s almanac. The Bible’s proverb about the sluggard is a different one.",
  references: ["Proverbs 6:9-11"],
};
