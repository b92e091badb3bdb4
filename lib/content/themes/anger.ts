import type { Theme } from "./schema";

export const anger: Theme = {
  id: "anger",
  order: 130,
  names: ["anger", "temper"],
  references: [
    "James 1:19-20",
    "Ephesians 4:26-32",
    "Proverbs 15:1",
    "Proverbs 14:29",
    "Proverbs 29:11",
    "Matthew 5:21-24",
    "Ecclesiastes 7:9",
  ],
};
