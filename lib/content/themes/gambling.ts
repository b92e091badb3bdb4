import type { Theme } from "./schema";

export const gambling: Theme = {
  id: "gambling",
  order: 490,
  names: ["gambling", "lottery"],
  references: [
    "1 Timothy 6:9-10",
    "Proverbs 13:11",
    "Hebrews 13:5",
    "Proverbs 28:20",
    "Matthew 6:24",
    "Acts 1:26",
  ],
};
