import type { Theme } from "./schema";

export const baptismOfInfants: Theme = {
  id: "baptism-of-infants",
  order: 910,
  names: ["baptism of infants", "need for baptism"],
  references: [
    "Acts 2:38-39",
    "Acts 16:31-33",
    "Mark 16:16",
    "Matthew 28:19",
    "Romans 6:3-4",
    "1 Peter 3:21",
    "Acts 8:36-38",
  ],
};
