import type { Theme } from "./schema";

export const brothersAndSisters: Theme = {
  id: "brothers-and-sisters",
  order: 375,
  names: [
    "siblings",
    "brothers and sisters in a family",
    "sibling rivalry",
    "quarrels between siblings",
    "brothers fighting over an inheritance",
  ],
  references: [
    "Genesis 4:6-9",
    "Genesis 33:4",
    "Genesis 45:4-5",
    "Genesis 50:20-21",
    "Luke 15:31-32",
    "Luke 12:13-15",
    "Psalm 133:1",
    "Proverbs 17:17",
    "Proverbs 18:19",
  ],
};
