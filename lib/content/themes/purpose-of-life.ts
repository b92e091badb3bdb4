import type { Theme } from "./schema";

export const purposeOfLife: Theme = {
  id: "purpose-of-life",
  order: 830,
  names: ["purpose of life", "meaning of life"],
  references: [
    "Ecclesiastes 12:13",
    "Micah 6:8",
    "Matthew 22:37-40",
    "Ephesians 2:10",
    "Isaiah 43:7",
    "Jeremiah 29:11",
    "John 10:10",
    "1 Corinthians 10:31",
  ],
};
