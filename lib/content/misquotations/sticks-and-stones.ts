import type { Misquotation } from "./schema";

export const sticksAndStones: Misquotation = {
  id: "sticks-and-stones",
  order: 970,
  wordings: ["sticks and stones may break my bones", "sticks and stones will break my bones"],
  answer: "This is a children’s rhyme. The Bible says that words can wound.",
  references: ["Proverbs 12:18"],
};
