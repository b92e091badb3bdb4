import type { Theme } from "./schema";

export const forgivingOthers: Theme = {
  id: "forgiving-others",
  order: 140,
  names: ["forgiving others", "bitterness", "resentment"],
  references: [
    "Ephesians 4:31-32",
    "Colossians 3:13",
    "Matthew 18:21-35",
    "Matthew 6:14-15",
    "Hebrews 12:15",
    "Luke 6:37",
  ],
};
