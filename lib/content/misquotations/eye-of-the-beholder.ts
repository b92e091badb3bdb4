import type { Misquotation } from "./schema";

export const eyeOfTheBeholder: Misquotation = {
  id: "eye-of-the-beholder",
  order: 850,
  wordings: ["beauty is in the eye of the beholder"],
  answer: "In this form, it is an English saying of the nineteenth century.",
  references: ["1 Samuel 16:7"],
};
