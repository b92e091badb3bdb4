import type { Theme } from "./schema";

export const womenPastors: Theme = {
  id: "women-pastors",
  order: 790,
  names: ["women pastors", "women in ministry"],
  references: [
    "1 Timothy 2:11-15",
    "Galatians 3:28",
    "Romans 16:1-7",
    "1 Corinthians 14:33-35",
    "Acts 18:26",
    "Judges 4:4-5",
    "1 Corinthians 11:3-16",
  ],
};
