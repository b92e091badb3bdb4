import type { Misquotation } from "./schema";

export const godSqueezes: Misquotation = {
  id: "god-squeezes",
  order: 1050,
  wordings: [
    "god squeezes but does not choke",
    "god squeezes but doesnt choke",
    "god squeezes but never chokes",
    "god squeezes but he does not choke",
    "god squeezes but does not strangle",
    "god presses but does not choke",
    "god tightens but does not choke",
    "god tightens but does not strangle",
    "god squeeze but no choke",
    "dios aprieta pero no ahoga",
  ],
  answer:
    "That sentence is not in the Bible; it is a Spanish proverb, “Dios aprieta pero no ahoga”. Paul says something close to it: pressed on every side, yet not crushed.",
  references: ["2 Corinthians 4:8-9", "1 Corinthians 10:13"],
};
