import type { Theme } from "./schema";

export const joy: Theme = {
  id: "joy",
  order: 100,
  names: ["joy", "happiness"],
  references: [
    "Nehemiah 8:10",
    "Psalm 16:11",
    "John 15:11",
    "Philippians 4:4",
    "James 1:2",
    "Psalm 1:1-3",
    "Romans 15:13",
  ],
};
