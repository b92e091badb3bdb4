import type { Misquotation } from "./schema";

export const absenceFonder: Misquotation = {
  id: "absence-fonder",
  order: 900,
  wordings: ["absence makes the heart grow fonder"],
  answer: "This is an English saying, not a verse.",
  references: ["Philippians 1:3-8"],
};
