import type { Story } from "./schema";

export const secondChronicles: readonly Story[] = [
  ["2 Chronicles 7:12-14", "If my people pray and turn, I will heal their land"],
  ["2 Chronicles 20:15-23", "Jehoshaphat: the battle is God’s"],
];
