import type { Theme } from "./schema";

export const husbandsAndWives: Theme = {
  id: "husbands-and-wives",
  order: 410,
  names: ["husbands and wives", "submission"],
  references: [
    "Ephesians 5:21-33",
    "Colossians 3:18-19",
    "1 Peter 3:1-7",
    "Genesis 2:24",
    "1 Corinthians 7:3-5",
    "Proverbs 31:10-31",
  ],
};
