import type { Story } from "./schema";

export const secondTimothy: readonly Story[] = [
  ["2 Timothy 1:7", "No spirit of fear, but of power and love"],
  ["2 Timothy 3:14-17", "All Scripture is inspired, the word of God"],
];
