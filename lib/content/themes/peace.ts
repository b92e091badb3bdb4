import type { Theme } from "./schema";

export const peace: Theme = {
  id: "peace",
  order: 90,
  names: ["peace", "inner peace"],
  references: [
    "John 14:27",
    "Philippians 4:6-7",
    "Isaiah 26:3",
    "John 16:33",
    "Romans 5:1",
    "Colossians 3:15",
    "Psalm 4:8",
  ],
};
