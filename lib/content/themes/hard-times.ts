import type { Theme } from "./schema";

export const hardTimes: Theme = {
  id: "hard-times",
  order: 930,
  names: ["hard times", "trials", "going through difficulties"],
  references: [
    "James 1:2-4",
    "Romans 5:3-5",
    "John 16:33",
    "Isaiah 43:1-3",
    "2 Corinthians 4:16-18",
    "Psalm 46:1-3",
    "1 Peter 1:6-7",
    "Romans 8:28",
  ],
};
