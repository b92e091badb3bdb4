import type { Misquotation } from "./schema";

export const betterToHaveLoved: Misquotation = {
  id: "better-to-have-loved",
  order: 660,
  wordings: ["better to have loved and lost"],
  answer: "This is by Alfred Tennyson, from In Memoriam.",
  references: ["1 Corinthians 13:7-8"],
};
