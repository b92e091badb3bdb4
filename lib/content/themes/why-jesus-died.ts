import type { Theme } from "./schema";

export const whyJesusDied: Theme = {
  id: "why-jesus-died",
  order: 690,
  names: ["why Jesus died", "atonement", "the cross"],
  references: [
    "1 Peter 3:18",
    "Romans 5:6-11",
    "Isaiah 53:4-12",
    "2 Corinthians 5:21",
    "1 Peter 2:24",
    "Mark 10:45",
    "Hebrews 9:22-28",
  ],
};
