import type { Theme } from "./schema";

export const rest: Theme = {
  id: "rest",
  order: 120,
  names: ["rest", "sleep", "burnout"],
  references: [
    "Matthew 11:28-30",
    "Psalm 4:8",
    "Psalm 127:2",
    "Exodus 20:8-11",
    "Psalm 62:1-2",
    "Mark 6:31",
  ],
};
