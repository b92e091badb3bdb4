import type { Misquotation } from "./schema";

export const laughterBestMedicine: Misquotation = {
  id: "laughter-best-medicine",
  order: 830,
  wordings: ["laughter is the best medicine"],
  answer: "This is a saying of everyday speech. Solomon’s proverb speaks of a cheerful heart.",
  references: ["Proverbs 17:22"],
};
