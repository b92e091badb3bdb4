import type { Theme } from "./schema";

export const loneliness: Theme = {
  id: "loneliness",
  order: 30,
  names: ["loneliness", "lonely", "alone"],
  references: [
    "Deuteronomy 31:8",
    "Psalm 25:16-17",
    "Psalm 68:5-6",
    "Hebrews 13:5",
    "Isaiah 41:10",
    "John 14:18",
    "Matthew 28:20",
  ],
};
