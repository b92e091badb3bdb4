import type { Theme } from "./schema";

export const repentance: Theme = {
  id: "repentance",
  order: 170,
  names: ["repentance", "repent"],
  references: [
    "Acts 3:19",
    "Luke 15:11-24",
    "2 Chronicles 7:14",
    "Mark 1:15",
    "Luke 13:1-5",
    "2 Corinthians 7:10",
    "Joel 2:12-13",
    "Acts 2:38",
  ],
};
