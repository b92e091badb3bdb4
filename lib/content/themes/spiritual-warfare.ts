import type { Theme } from "./schema";

export const spiritualWarfare: Theme = {
  id: "spiritual-warfare",
  order: 730,
  names: ["spiritual warfare", "demons", "the devil", "Satan"],
  references: [
    "Ephesians 6:10-18",
    "James 4:7",
    "1 Peter 5:8-9",
    "Matthew 4:1-11",
    "2 Corinthians 11:14",
    "Luke 10:17-20",
    "Revelation 12:7-12",
    "Job 1:6-12",
    "Ezekiel 28:12-17",
    "Isaiah 14:12-15",
  ],
};
