import type { Theme } from "./schema";

export const healing: Theme = {
  id: "healing",
  order: 740,
  names: ["healing", "sickness", "illness"],
  references: [
    "James 5:13-16",
    "Psalm 103:1-5",
    "Isaiah 53:4-5",
    "Matthew 8:16-17",
    "3 John 1:2",
    "Jeremiah 17:14",
    "2 Corinthians 12:7-10",
  ],
};
