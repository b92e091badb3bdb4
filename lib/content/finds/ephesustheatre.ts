import type { Find } from "./schema";

export const ephesustheatre: Find = {
  id: "ephesustheatre",
  text: "Ephesus: the great theater (Acts 19:29) and the site of the temple of Artemis, found 1869",
  source: "J. T. Wood; Austrian excavations",
  mark: "certain",
};
