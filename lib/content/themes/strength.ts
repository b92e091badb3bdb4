import type { Theme } from "./schema";

export const strength: Theme = {
  id: "strength",
  order: 110,
  names: ["strength", "weakness", "tired", "weary"],
  references: [
    "Isaiah 40:28-31",
    "Philippians 4:13",
    "2 Corinthians 12:9-10",
    "Psalm 46:1",
    "Matthew 11:28-30",
    "Nehemiah 8:10",
  ],
};
