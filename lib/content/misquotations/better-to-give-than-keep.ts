import type { Misquotation } from "./schema";

export const betterToGiveThanKeep: Misquotation = {
  id: "better-to-give-than-keep",
  order: 980,
  wordings: [
    "it is better to give than receive",
    "better to give than to receive",
    "it's better to give than to receive",
  ],
  answer: "Acts has “more blessed” where the saying has “better”.",
  references: ["Acts 20:35"],
};
