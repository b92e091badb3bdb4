import type { Theme } from "./schema";

export const war: Theme = {
  id: "war",
  order: 520,
  names: ["war", "violence", "killing"],
  references: [
    "Exodus 20:13",
    "Matthew 5:9",
    "Romans 12:18-21",
    "Isaiah 2:4",
    "Ecclesiastes 3:8",
    "Matthew 26:52",
    "Psalm 46:9",
  ],
};
