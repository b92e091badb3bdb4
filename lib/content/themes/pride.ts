import type { Theme } from "./schema";

export const pride: Theme = {
  id: "pride",
  order: 190,
  names: ["pride", "arrogance"],
  references: [
    "Proverbs 16:18",
    "James 4:6",
    "Proverbs 11:2",
    "1 Peter 5:5-6",
    "Luke 18:9-14",
    "Daniel 4:28-37",
  ],
};
