import type { Theme } from "./schema";

export const anxiety: Theme = {
  id: "anxiety",
  order: 20,
  names: ["anxiety", "worry", "stress"],
  references: [
    "Philippians 4:6-7",
    "Matthew 6:25-34",
    "1 Peter 5:6-7",
    "Psalm 55:22",
    "Psalm 94:19",
    "John 14:27",
  ],
};
