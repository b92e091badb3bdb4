import type { Section } from "./schema";

export const philemon: readonly Section[] = [
  ["Philemon 1:8-22", "Onesimus, runaway slave of Philemon, sent back as a brother"],
];
