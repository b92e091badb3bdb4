import type { Theme } from "./schema";

export const alcohol: Theme = {
  id: "alcohol",
  order: 460,
  names: ["alcohol", "drunkenness", "drinking wine"],
  references: [
    "Ephesians 5:18",
    "Proverbs 20:1",
    "Proverbs 23:29-35",
    "1 Timothy 5:23",
    "Psalm 104:14-15",
    "John 2:1-11",
    "1 Corinthians 6:10",
    "Romans 14:21",
  ],
};
