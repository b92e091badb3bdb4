import type { Theme } from "./schema";

export const gossip: Theme = {
  id: "gossip",
  order: 330,
  names: ["gossip", "slander", "the tongue", "words we speak"],
  references: [
    "Proverbs 16:28",
    "Ephesians 4:29",
    "James 3:5-10",
    "Proverbs 11:13",
    "Proverbs 18:21",
    "Proverbs 26:20",
    "Leviticus 19:16",
  ],
};
