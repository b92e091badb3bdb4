import type { Theme } from "./schema";

export const whyGodAllowsEvilAndSuffering: Theme = {
  id: "why-god-allows-evil-and-suffering",
  order: 720,
  names: ["why God allows evil and suffering", "problem of evil"],
  references: [
    "Romans 8:18-28",
    "Job 38:1-4",
    "Genesis 50:20",
    "John 9:1-3",
    "Romans 5:3-5",
    "James 1:2-4",
    "Habakkuk 1:2-4",
    "John 16:33",
    "Revelation 21:4",
    "Genesis 3:16-19",
  ],
};
