import type { Theme } from "./schema";

export const revenge: Theme = {
  id: "revenge",
  order: 150,
  names: ["revenge", "vengeance", "enemies"],
  references: [
    "Romans 12:17-21",
    "Matthew 5:38-48",
    "Leviticus 19:18",
    "Proverbs 25:21-22",
    "1 Peter 3:9",
  ],
};
