import type { Theme } from "./schema";

export const predestination: Theme = {
  id: "predestination",
  order: 640,
  names: ["predestination", "free will", "election"],
  references: [
    "Ephesians 1:3-6",
    "Romans 8:29-30",
    "Romans 9:14-21",
    "Deuteronomy 30:19",
    "John 6:44",
    "2 Peter 3:9",
    "Joshua 24:15",
    "Philippians 2:12-13",
  ],
};
