import type { Theme } from "./schema";

export const hope: Theme = {
  id: "hope",
  order: 80,
  names: ["hope"],
  references: [
    "Romans 15:13",
    "Jeremiah 29:11",
    "Romans 5:1-5",
    "Romans 8:24-25",
    "Hebrews 6:18-19",
    "Lamentations 3:21-24",
    "1 Peter 1:3",
  ],
};
