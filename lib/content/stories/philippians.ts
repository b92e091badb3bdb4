import type { Story } from "./schema";

export const philippians: readonly Story[] = [
  ["Philippians 2:5-11", "The humility of Christ: every knee shall bow"],
  ["Philippians 4:4-9", "Rejoice; be anxious for nothing; pray; peace of God"],
  ["Philippians 4:11-13", "Content in all things; I can do all things through Christ"],
];
