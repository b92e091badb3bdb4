import type { Story } from "./schema";

export const ezekiel: readonly Story[] = [
  ["Ezekiel 1:4-14", "Ezekiel’s vision of four living creatures and wheels"],
  ["Ezekiel 36:25-27", "A new heart and a new spirit"],
  ["Ezekiel 37:1-14", "The valley of dry bones that live again"],
];
