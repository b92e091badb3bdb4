import type { Misquotation } from "./schema";

export const inTheWorldNotOfIt: Misquotation = {
  id: "in-the-world-not-of-it",
  order: 240,
  wordings: [
    "in the world but not of it",
    "in the world not of it",
    "in the world but not of the world",
    "in the world not of the world",
  ],
  answer:
    "The Bible does not have this phrase as it stands. It sums up what Jesus prays for his disciples.",
  references: ["John 17:14-16"],
};
