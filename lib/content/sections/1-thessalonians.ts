import type { Section } from "./schema";

export const firstThessalonians: readonly Section[] = [
  { passage: "1 Thessalonians 1:2-10", words: "turned from idols to serve the living God" },
  { passage: "1 Thessalonians 4:1-12", words: "holiness; live quietly and work with your hands" },
  {
    passage: "1 Thessalonians 4:13-18",
    words: "dead in Christ rise first, then the living caught up in the clouds (rapture)",
  },
  { passage: "1 Thessalonians 5:1-11", words: "day of the Lord like a thief in the night" },
  {
    passage: "1 Thessalonians 5:12-24",
    words: "rejoice always, pray without ceasing; test all things",
  },
];
