import type { Theme } from "./schema";

export const adultery: Theme = {
  id: "adultery",
  order: 400,
  names: ["adultery", "unfaithfulness in marriage"],
  references: [
    "Exodus 20:14",
    "Matthew 5:27-28",
    "Proverbs 6:32",
    "Hebrews 13:4",
    "John 8:1-11",
    "2 Samuel 11:1-5",
  ],
};
