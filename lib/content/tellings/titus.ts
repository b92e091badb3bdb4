import type { Telling } from "./schema";

export const titus: readonly Telling[] = [
  ["Titus 1:5-16", ["people on an island are always liars and lazy gluttons", "pure to the pure"]],
  ["Titus 1:10-13", ["all people from crete are liars and lazy gluttons"]],
  [
    "Titus 2:1-15",
    ["older women teach younger ones to love husbands and kids", "slaves not talk back"],
  ],
  ["Titus 3:1-15", ["washed and made new not by what we did", "avoid stupid quarrels"]],
];
