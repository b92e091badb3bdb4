import type { Misquotation } from "./schema";

export const earlyBird: Misquotation = {
  id: "early-bird",
  order: 610,
  wordings: ["early bird catches the worm", "early bird gets the worm"],
  answer: "This is an English proverb. Solomon points to the ant instead.",
  references: ["Proverbs 6:6-8"],
};
