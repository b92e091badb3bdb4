import type { Telling } from "./schema";

export const colossians: readonly Telling[] = [
  [
    "Colossians 1:3-23",
    ["image of the God you cannot see, everything made through him", "firstborn"],
  ],
  [
    "Colossians 2:1-23",
    [
      "nobody judge you about food or holidays",
      "list of debts nailed to the cross",
      "do not touch, do not taste rules",
      "empty philosophy",
    ],
  ],
  [
    "Colossians 3:1-17",
    [
      "put on kindness like clothes",
      "forgive as you were forgiven",
      "do not lie",
      "set mind above",
    ],
  ],
  ["Colossians 3:12-15", ["put on kindness like clothes, forgive each other"]],
  ["Colossians 3:18-25", ["work as if for god and not for your boss"]],
  [
    "Colossians 3:18-4:6",
    ["husbands do not be harsh", "work as for God not for people", "talk seasoned with salt"],
  ],
  ["Colossians 4:7-18", ["doctor sends greetings", "read my letter in the next church"]],
];
