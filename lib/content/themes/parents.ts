import type { Theme } from "./schema";

export const parents: Theme = {
  id: "parents",
  order: 370,
  names: ["parents", "honouring parents", "obeying parents"],
  references: [
    "Exodus 20:12",
    "Ephesians 6:1-4",
    "Colossians 3:20",
    "Proverbs 1:8-9",
    "Proverbs 23:22",
  ],
};
