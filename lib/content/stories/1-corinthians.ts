import type { Story } from "./schema";

export const firstCorinthians: readonly Story[] = [
  ["1 Corinthians 6:18-20", "Flee sexual immorality; the body is a temple of the Spirit"],
  ["1 Corinthians 7:10-16", "Paul on marriage and divorce"],
  ["1 Corinthians 10:12-13", "Temptation and the way of escape"],
  ["1 Corinthians 11:23-26", "The Lord’s Supper handed down"],
  ["1 Corinthians 12:4-11", "Gifts of the Spirit"],
  ["1 Corinthians 13:1-13", "The love chapter: love is patient and kind"],
  [
    "1 Corinthians 15:3-8",
    "Witnesses of the resurrection: Christ died, was buried, was raised, was seen by five hundred",
  ],
  ["1 Corinthians 15:51-57", "Death is swallowed up in victory; the last trumpet"],
];
