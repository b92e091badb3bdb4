import type { Theme } from "./schema";

export const poverty: Theme = {
  id: "poverty",
  order: 290,
  names: ["poverty", "helping the poor"],
  references: [
    "Proverbs 19:17",
    "Matthew 25:34-40",
    "Deuteronomy 15:7-11",
    "Proverbs 14:31",
    "Isaiah 58:6-10",
    "James 2:1-9",
    "Luke 14:12-14",
    "1 John 3:17",
  ],
};
