import type { Misquotation } from "./schema";

export const magiAtTheManger: Misquotation = {
  id: "magi-at-the-manger",
  order: 750,
  wordings: [
    "wise men at the manger",
    "wise men came to the manger",
    "wise men in the stable",
    "wise men came to the stable",
    "magi at the manger",
  ],
  answer:
    "Matthew has the wise men come to a house, and speaks of a young child; the manger is Luke’s, with the shepherds.",
  references: ["Matthew 2:11", "Luke 2:16"],
};
