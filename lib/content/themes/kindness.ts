import type { Theme } from "./schema";

export const kindness: Theme = {
  id: "kindness",
  order: 220,
  names: ["kindness", "compassion", "mercy"],
  references: [
    "Ephesians 4:32",
    "Luke 6:35-36",
    "Luke 10:30-37",
    "Colossians 3:12",
    "Micah 6:8",
    "Proverbs 11:17",
    "Matthew 5:7",
  ],
};
