import type { Theme } from "./schema";

export const goingToChurch: Theme = {
  id: "going-to-church",
  order: 780,
  names: ["going to church", "fellowship", "worship together"],
  references: [
    "Hebrews 10:24-25",
    "Acts 2:42-47",
    "Matthew 18:20",
    "Colossians 3:16",
    "1 Corinthians 12:12-27",
    "Psalm 122:1",
  ],
};
