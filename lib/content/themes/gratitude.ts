import type { Theme } from "./schema";

export const gratitude: Theme = {
  id: "gratitude",
  order: 230,
  names: ["gratitude", "thankfulness", "giving thanks"],
  references: [
    "1 Thessalonians 5:18",
    "Psalm 100:1-5",
    "Colossians 3:15-17",
    "Psalm 107:1",
    "Luke 17:11-19",
    "Psalm 136:1",
  ],
};
