import type { Find } from "./schema";

export const ephesustheatre: Find = {
  id: "ephesustheatre",
  text: "Ephesus: the great theater (Acts 19:29) and the site of the temple of Artemis, found 1869",
  source: "J. T. Wood; Austrian excavations",
  mark: "certain",
  names: [
    "great theater of ephesus",
    "great theatre of ephesus",
    "great theatre at ephesus",
    "great theater at ephesus",
    "ephesus excavations",
    "artemision",
  ],
  subjects: [
    "ephesus",
    "theater of ephesus",
    "theatre of ephesus",
    "temple of artemis",
    "temple of diana",
    "artemis",
  ],
};
