import type { Story } from "./schema";

export const proverbs: readonly Story[] = [
  [
    "Proverbs 3:5-6",
    "Trust in God with all your heart; he guides your paths; guidance and God’s will",
  ],
  ["Proverbs 6:6-11", "The ant and the sluggard: laziness and work"],
  ["Proverbs 15:1", "A gentle answer turns away anger"],
  ["Proverbs 16:18", "Pride goes before destruction"],
  ["Proverbs 22:6", "Train up a child: raising children"],
  ["Proverbs 23:29-35", "Wine, alcohol and drunkenness"],
  ["Proverbs 31:10-31", "The virtuous woman, a worthy wife"],
];
