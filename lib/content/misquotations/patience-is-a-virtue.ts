import type { Misquotation } from "./schema";

export const patienceIsAVirtue: Misquotation = {
  id: "patience-is-a-virtue",
  order: 330,
  wordings: ["patience is a virtue"],
  answer:
    "That sentence is not in the Bible as it stands, though patience is named among the fruit of the Spirit.",
  references: ["Galatians 5:22-23"],
};
