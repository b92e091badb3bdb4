import type { Theme } from "./schema";

export const otherReligions: Theme = {
  id: "other-religions",
  order: 810,
  names: ["other religions", "only way to God"],
  references: [
    "John 14:6",
    "Acts 4:12",
    "1 Timothy 2:5",
    "Acts 17:22-31",
    "Exodus 20:3",
    "Romans 1:19-20",
    "Acts 10:34-35",
  ],
};
