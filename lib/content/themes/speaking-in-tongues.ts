import type { Theme } from "./schema";

export const speakingInTongues: Theme = {
  id: "speaking-in-tongues",
  order: 770,
  names: ["speaking in tongues", "spiritual gifts"],
  references: [
    "1 Corinthians 12:4-11",
    "1 Corinthians 14:1-19",
    "Acts 2:1-12",
    "Romans 12:6-8",
    "1 Corinthians 13:1",
    "Ephesians 4:11-13",
    "1 Peter 4:10",
  ],
};
