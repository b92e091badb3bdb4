import type { Theme } from "./schema";

export const temptation: Theme = {
  id: "temptation",
  order: 180,
  names: ["temptation"],
  references: [
    "1 Corinthians 10:13",
    "James 1:12-15",
    "Matthew 4:1-11",
    "Hebrews 4:15-16",
    "Matthew 26:41",
    "James 4:7",
  ],
};
