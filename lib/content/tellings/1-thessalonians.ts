import type { Telling } from "./schema";

export const firstThessalonians: readonly Telling[] = [
  ["1 Thessalonians 1:2-10", ["left idols, example to all"]],
  ["1 Thessalonians 2:1-12", ["gentle like a nursing mother", "worked night and day"]],
  [
    "1 Thessalonians 4:1-12",
    ["mind your own business and work with your hands", "avoid sexual sin"],
  ],
  [
    "1 Thessalonians 4:13-18",
    [
      "dead rise first, then we are caught up in the clouds, rapture",
      "do not grieve like those without hope",
      "dead people rise first then we meet in the clouds",
    ],
  ],
  [
    "1 Thessalonians 5:1-28",
    [
      "day comes like a thief",
      "always be happy, never stop praying, thank in everything",
      "test everything",
      "when they say peace and safety",
    ],
  ],
  ["1 Thessalonians 5:16-22", ["always be glad, never stop praying, say thanks for everything"]],
];
