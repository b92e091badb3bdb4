import type { Section } from "./schema";

export const ecclesiastes: readonly Section[] = [
  {
    passage: "Ecclesiastes 1:1-11",
    words: "vanity of vanities, all is vanity; nothing new under the sun",
  },
  {
    passage: "Ecclesiastes 3:1-8",
    words:
      "a time for everything: to be born, to die, to plant, weep, laugh, dance, love, war and peace",
  },
  { passage: "Ecclesiastes 3:9-15", words: "eternity in their hearts" },
  { passage: "Ecclesiastes 4:9-12", words: "two are better than one; a threefold cord" },
  { passage: "Ecclesiastes 5:10-15", words: "who loves money is never satisfied" },
  { passage: "Ecclesiastes 7:1-10", words: "better to go to the house of mourning" },
  {
    passage: "Ecclesiastes 9:4-10",
    words: "the dead know nothing; a living dog better than a dead lion",
  },
  { passage: "Ecclesiastes 11:1-6", words: "cast your bread on the waters" },
  {
    passage: "Ecclesiastes 12:1-8",
    words: "remember your Creator in your youth; dust returns to the earth and the spirit to God",
  },
  {
    passage: "Ecclesiastes 12:9-14",
    words: "fear God and keep his commandments, the whole duty of man; many books",
  },
];
