import type { Theme } from "./schema";

export const beingAGoodNeighbor: Theme = {
  id: "being-a-good-neighbor",
  order: 920,
  names: ["being a good neighbour", "love your neighbour"],
  references: [
    "Luke 10:25-37",
    "Leviticus 19:18",
    "Mark 12:29-31",
    "Romans 13:8-10",
    "Galatians 5:14",
    "James 2:8",
  ],
};
