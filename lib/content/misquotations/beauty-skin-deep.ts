import type { Misquotation } from "./schema";

export const beautySkinDeep: Misquotation = {
  id: "beauty-skin-deep",
  order: 860,
  wordings: ["beauty is only skin deep", "beauty is skin deep"],
  answer:
    "This is an English proverb. The Bible has its own proverb, which says that beauty is vain.",
  references: ["Proverbs 31:30"],
};
