import type { Misquotation } from "./schema";

export const beTheChange: Misquotation = {
  id: "be-the-change",
  order: 890,
  wordings: ["be the change you want to see", "be the change you wish to see"],
  answer: "This is a modern saying, often ascribed to Gandhi without proof.",
  references: ["Romans 12:2"],
};
