import type { Theme } from "./schema";

export const envy: Theme = {
  id: "envy",
  order: 260,
  names: ["envy", "jealousy", "coveting"],
  references: [
    "Proverbs 14:30",
    "Exodus 20:17",
    "James 3:14-16",
    "1 Corinthians 13:4",
    "Psalm 37:1-7",
    "Galatians 5:26",
  ],
};
