import type { Misquotation } from "./schema";

export const mysteriousWays: Misquotation = {
  id: "mysterious-ways",
  order: 90,
  wordings: [
    "works in mysterious ways",
    "moves in mysterious ways",
    "moves in a mysterious way",
    "work in mysterious ways",
  ],
  answer:
    "Those words are not in the Bible. They go back to a hymn by William Cowper, God Moves in a Mysterious Way. The thought has passages behind it.",
  references: ["Isaiah 55:8-9", "Romans 11:33"],
};
