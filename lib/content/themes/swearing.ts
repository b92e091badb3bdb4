import type { Theme } from "./schema";

export const swearing: Theme = {
  id: "swearing",
  order: 340,
  names: ["swearing", "cursing", "bad language"],
  references: [
    "Ephesians 4:29",
    "James 3:9-10",
    "Colossians 3:8",
    "Exodus 20:7",
    "Matthew 5:33-37",
    "Matthew 12:36-37",
  ],
};
