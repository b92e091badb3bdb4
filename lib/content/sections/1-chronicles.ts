import type { Section } from "./schema";

export const firstChronicles: readonly Section[] = [
  ["1 Chronicles 4:9-10", "prayer of Jabez: bless me and enlarge my border, keep me from evil"],
  ["1 Chronicles 10:1-14", "Saul’s death; he consulted a medium"],
  ["1 Chronicles 11:10-25", "David’s mighty men"],
  ["1 Chronicles 12:32", "men of Issachar who understood the times"],
  ["1 Chronicles 16:7-14", "David’s psalm of thanks before the ark"],
  ["1 Chronicles 21:1-17", "Satan moves David to count Israel; census"],
  ["1 Chronicles 22:6-13", "David may not build the temple, because he shed blood"],
  ["1 Chronicles 29:10-20", "David’s prayer; yours is the greatness; offerings for the temple"],
];
