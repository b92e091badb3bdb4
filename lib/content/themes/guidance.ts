import type { Theme } from "./schema";

export const guidance: Theme = {
  id: "guidance",
  order: 70,
  names: ["guidance", "God's will", "decisions"],
  references: [
    "Proverbs 3:5-6",
    "James 1:5",
    "Romans 12:1-2",
    "Psalm 32:8",
    "Psalm 119:105",
    "Isaiah 30:21",
    "1 Thessalonians 5:16-18",
  ],
};
