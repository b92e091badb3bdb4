import type { Theme } from "./schema";

export const howToPray: Theme = {
  id: "how-to-pray",
  order: 760,
  names: ["how to pray", "learning to pray"],
  references: [
    "Matthew 6:5-13",
    "Luke 11:1-4",
    "Philippians 4:6-7",
    "1 Thessalonians 5:16-18",
    "Luke 18:1-14",
    "Romans 8:26",
  ],
};
