import type { Story } from "./schema";

export const firstThessalonians: readonly Story[] = [
  [
    "1 Thessalonians 4:13-18",
    "Those who have died in Christ rise first: comfort for the grieving; the rapture",
  ],
  [
    "1 Thessalonians 5:16-18",
    "Rejoice always, pray without ceasing, give thanks: God’s will for you",
  ],
];
