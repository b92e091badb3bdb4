import type { Telling } from "./schema";

export const secondThessalonians: readonly Telling[] = [
  ["2 Thessalonians 1:3-12", ["God pays back those who hurt you, fire"]],
  [
    "2 Thessalonians 2:1-17",
    ["man of evil sits in the temple and says he is God", "do not be upset by a fake letter"],
  ],
  ["2 Thessalonians 3:6-18", ["no work no food", "busybodies", "do not get tired of doing right"]],
  ["2 Thessalonians 3:10-12", ["if you don't work you don't eat"]],
];
