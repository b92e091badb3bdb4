import type { Section } from "./schema";

export const firstThessalonians: readonly Section[] = [
  ["1 Thessalonians 1:2-10", "turned from idols to serve the living God"],
  ["1 Thessalonians 4:1-12", "holiness; live quietly and work with your hands"],
  [
    "1 Thessalonians 4:13-18",
    "dead in Christ rise first, then the living caught up in the clouds (rapture)",
  ],
  ["1 Thessalonians 5:1-11", "day of the Lord like a thief in the night"],
  ["1 Thessalonians 5:12-24", "rejoice always, pray without ceasing; test all things"],
];
