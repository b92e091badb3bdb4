import type { Story } from "./schema";

export const ecclesiastes: readonly Story[] = [
  ["Ecclesiastes 1:2-11", "All is vanity; nothing new under the sun"],
  ["Ecclesiastes 3:1-8", "A time for everything: to be born and to die"],
];
