import type { Story } from "./schema";

export const songOfSolomon: readonly Story[] = [
  ["Song of Solomon 8:6-7", "Love is strong as death"],
];
