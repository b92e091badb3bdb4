import type { Theme } from "./schema";

export const giving: Theme = {
  id: "giving",
  order: 280,
  names: ["giving", "generosity", "tithing", "tithe"],
  references: [
    "2 Corinthians 9:6-8",
    "Malachi 3:8-10",
    "Luke 21:1-4",
    "Proverbs 11:24-25",
    "Acts 20:35",
    "Leviticus 27:30",
    "Matthew 6:1-4",
  ],
};
