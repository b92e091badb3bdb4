import type { Theme } from "./schema";

export const humility: Theme = {
  id: "humility",
  order: 200,
  names: ["humility", "being humble"],
  references: [
    "Philippians 2:3-8",
    "Micah 6:8",
    "James 4:6-10",
    "1 Peter 5:5-6",
    "Matthew 23:11-12",
    "Numbers 12:3",
  ],
};
