import type { Telling } from "./schema";

export const thirdJohn: readonly Telling[] = [
  [
    "3 John 1:1-14",
    ["bossy church man who wants to be first", "wish you good health", "host traveling strangers"],
  ],
  ["3 John 1:9-11", ["a bossy church man who throws people out"]],
];
