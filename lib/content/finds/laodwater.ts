import type { Find } from "./schema";

export const laodwater: Find = {
  id: "laodwater",
  text: "Laodicea: clay water pipes choked with lime; hot water at Hierapolis and cold at Colossae are often compared with Revelation 3:15-16",
  source: "excavations at Laodicea",
  mark: "probable",
  names: [
    "laodicea water pipes",
    "laodicea pipes",
    "laodicean water pipes",
    "laodicea aqueduct",
    "laodicea water supply",
    "laodicea excavations",
    "aqueduct of laodicea",
  ],
  subjects: ["laodicea", "lukewarm water", "hierapolis", "laodiceans"],
};
