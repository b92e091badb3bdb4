import type { Telling } from "./schema";

export const philippians: readonly Telling[] = [
  ["Philippians 1:1-11", ["he who started good work in you will finish"]],
  [
    "Philippians 1:12-30",
    ["jail helped the message", "living is Christ, dying is better", "some preach from envy"],
  ],
  [
    "Philippians 2:1-18",
    [
      "think of others as better",
      "he gave up being God and became a slave",
      "every knee bows",
      "do everything without complaining",
    ],
  ],
  ["Philippians 2:5-11", ["he was god but became a servant"]],
  ["Philippians 2:19-30", ["nearly died from sickness for the work"]],
  [
    "Philippians 3:1-21",
    [
      "all my achievements are garbage",
      "forget the past and press on to the goal",
      "citizens of heaven",
      "belly is their god",
    ],
  ],
  ["Philippians 3:12-14", ["forget the past and run for the prize"]],
  [
    "Philippians 4:1-9",
    [
      "do not be anxious but pray about everything",
      "think about what is true and lovely",
      "two women should stop fighting",
      "peace beyond understanding",
    ],
  ],
  ["Philippians 4:4-7", ["always be happy, don't worry about anything, peace nobody understands"]],
  ["Philippians 4:8-9", ["think about good and true and lovely things"]],
  ["Philippians 4:10-13", ["learned to be okay with a lot or a little"]],
  [
    "Philippians 4:10-23",
    [
      "learned to be happy with a lot or little",
      "can do everything through him who gives strength",
      "God supplies all needs",
    ],
  ],
];
