import type { Section } from "./schema";

export const ecclesiastes: readonly Section[] = [
  ["Ecclesiastes 1:1-11", "vanity of vanities, all is vanity; nothing new under the sun"],
  [
    "Ecclesiastes 3:1-8",
    "a time for everything: to be born, to die, to plant, weep, laugh, dance, love, war and peace",
  ],
  ["Ecclesiastes 3:9-15", "eternity in their hearts"],
  ["Ecclesiastes 4:9-12", "two are better than one; a threefold cord"],
  ["Ecclesiastes 5:10-15", "who loves money is never satisfied"],
  ["Ecclesiastes 7:1-10", "better to go to the house of mourning"],
  ["Ecclesiastes 9:4-10", "the dead know nothing; a living dog better than a dead lion"],
  ["Ecclesiastes 11:1-6", "cast your bread on the waters"],
  [
    "Ecclesiastes 12:1-8",
    "remember your Creator in your youth; dust returns to the earth and the spirit to God",
  ],
  ["Ecclesiastes 12:9-14", "fear God and keep his commandments, the whole duty of man; many books"],
];
