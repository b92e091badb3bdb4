import type { Theme } from "./schema";

export const guilt: Theme = {
  id: "guilt",
  order: 160,
  names: ["guilt", "shame", "God forgives", "confession of sin"],
  references: [
    "1 John 1:8-9",
    "Psalm 32:1-5",
    "Psalm 103:8-12",
    "Romans 8:1",
    "Isaiah 1:18",
    "Psalm 51:1-12",
    "Micah 7:18-19",
  ],
};
