import type { Theme } from "./schema";

export const selfWorth: Theme = {
  id: "self-worth",
  order: 840,
  names: ["self worth", "identity", "self esteem", "image of God"],
  references: [
    "Psalm 139:13-16",
    "Genesis 1:27",
    "Ephesians 2:10",
    "1 John 3:1",
    "Luke 12:6-7",
    "1 Peter 2:9",
    "Zephaniah 3:17",
  ],
};
