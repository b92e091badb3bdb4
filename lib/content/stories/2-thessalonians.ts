import type { Story } from "./schema";

export const secondThessalonians: readonly Story[] = [
  ["2 Thessalonians 2:1-4", "The man of sin, or Antichrist"],
  ["2 Thessalonians 3:6-12", "If anyone will not work, let him not eat: laziness"],
];
