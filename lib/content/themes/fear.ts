import type { Theme } from "./schema";

export const fear: Theme = {
  id: "fear",
  order: 10,
  names: ["fear", "afraid", "scared", "courage"],
  references: [
    "Isaiah 41:10",
    "Psalm 27:1",
    "Psalm 56:3-4",
    "2 Timothy 1:7",
    "Joshua 1:9",
    "Psalm 23:4",
    "1 John 4:18",
    "Psalm 34:4",
  ],
};
