import type { Misquotation } from "./schema";

export const believeInYourself: Misquotation = {
  id: "believe-in-yourself",
  order: 1010,
  wordings: ["believe in yourself and god"],
  answer: "The Bible does not ask us to believe in ourselves.",
  references: ["Proverbs 3:5"],
};
