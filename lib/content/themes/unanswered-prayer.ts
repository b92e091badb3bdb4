import type { Theme } from "./schema";

export const unansweredPrayer: Theme = {
  id: "unanswered-prayer",
  order: 750,
  names: ["unanswered prayer"],
  references: [
    "James 4:2-3",
    "1 John 5:14-15",
    "2 Corinthians 12:7-9",
    "Luke 18:1-8",
    "Matthew 26:39",
    "Isaiah 59:1-2",
    "Psalm 66:18",
  ],
};
