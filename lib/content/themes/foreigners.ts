import type { Theme } from "./schema";

export const foreigners: Theme = {
  id: "foreigners",
  order: 540,
  names: ["foreigners", "immigrants", "refugees", "strangers"],
  references: [
    "Leviticus 19:33-34",
    "Deuteronomy 10:18-19",
    "Matthew 25:35",
    "Exodus 22:21",
    "Hebrews 13:2",
    "Ruth 2:10-12",
    "Matthew 2:13-15",
  ],
};
