import type { Theme } from "./schema";

export const patience: Theme = {
  id: "patience",
  order: 210,
  names: ["patience", "waiting"],
  references: [
    "James 5:7-11",
    "Romans 12:12",
    "Galatians 5:22-23",
    "Psalm 27:14",
    "Psalm 37:7",
    "Isaiah 40:31",
    "Lamentations 3:25-26",
  ],
};
