import type { Story } from "./schema";

export const job: readonly Story[] = [
  ["Job 1:13-22", "Job loses everything, his children and goods, and blesses God"],
  ["Job 2:7-13", "Job’s sores; his wife; his three friends come"],
  ["Job 19:23-27", "I know that my redeemer lives"],
  ["Job 38:1-11", "God answers Job out of the whirlwind"],
  ["Job 40:15-24", "Behemoth"],
  ["Job 42:10-17", "Job is restored"],
];
