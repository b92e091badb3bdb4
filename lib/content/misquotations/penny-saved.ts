import type { Misquotation } from "./schema";

export const pennySaved: Misquotation = {
  id: "penny-saved",
  order: 590,
  wordings: ["a penny saved is a penny earned", "penny saved is a penny earned"],
  answer: "This is a proverb of everyday speech, not of Solomon.",
  references: ["Proverbs 21:20"],
};
