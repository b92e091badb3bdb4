import type { Theme } from "./schema";

export const doubt: Theme = {
  id: "doubt",
  order: 250,
  names: ["doubt", "unbelief"],
  references: [
    "Mark 9:24",
    "John 20:24-29",
    "James 1:5-8",
    "Jude 1:22",
    "Matthew 11:2-6",
    "Matthew 14:28-31",
    "Psalm 73:1-28",
  ],
};
