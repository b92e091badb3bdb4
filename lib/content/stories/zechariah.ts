import type { Story } from "./schema";

export const zechariah: readonly Story[] = [
  ["Zechariah 9:9-10", "Your king comes on a donkey"],
  ["Zechariah 11:12-13", "Thirty pieces of silver"],
];
