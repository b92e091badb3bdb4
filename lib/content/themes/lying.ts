import type { Theme } from "./schema";

export const lying: Theme = {
  id: "lying",
  order: 320,
  names: ["lying", "honesty", "truth telling"],
  references: [
    "Proverbs 12:22",
    "Exodus 20:16",
    "Ephesians 4:25",
    "Colossians 3:9",
    "Proverbs 6:16-19",
    "John 8:44",
    "Revelation 21:8",
  ],
};
