import type { Telling } from "./schema";

export const secondJohn: readonly Telling[] = [
  ["2 John 1:1-13", ["letter to a lady and kids", "do not let liars in your house"]],
];
