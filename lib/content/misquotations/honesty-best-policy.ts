import type { Misquotation } from "./schema";

export const honestyBestPolicy: Misquotation = {
  id: "honesty-best-policy",
  order: 580,
  wordings: ["honesty is the best policy"],
  answer:
    "This is a proverb, not one of the Bible’s. The Bible has its own words on truthful lips.",
  references: ["Proverbs 12:22"],
};
