import type { Theme } from "./schema";

export const foodLaws: Theme = {
  id: "food-laws",
  order: 900,
  names: ["food laws", "eating pork", "unclean food"],
  references: [
    "Leviticus 11:1-8",
    "Mark 7:18-19",
    "Acts 10:9-16",
    "Romans 14:1-3",
    "Romans 14:14-17",
    "1 Timothy 4:3-5",
    "Deuteronomy 14:3-8",
  ],
};
