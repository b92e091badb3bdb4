import type { Misquotation } from "./schema";

export const twoOfEveryAnimal: Misquotation = {
  id: "two-of-every-animal",
  order: 380,
  wordings: ["two of every animal", "two of each animal", "two of every kind of animal"],
  answer:
    "Two of every kind is only part of it: of the clean animals Noah was to take seven pairs (or seven; translations differ).",
  references: ["Genesis 6:19", "Genesis 7:2-3"],
};
