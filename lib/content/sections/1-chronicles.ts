import type { Section } from "./schema";

export const firstChronicles: readonly Section[] = [
  {
    passage: "1 Chronicles 4:9-10",
    words: "prayer of Jabez: bless me and enlarge my border, keep me from evil",
  },
  { passage: "1 Chronicles 10:1-14", words: "Saul’s death; he consulted a medium" },
  { passage: "1 Chronicles 11:10-25", words: "David’s mighty men" },
  { passage: "1 Chronicles 12:32", words: "men of Issachar who understood the times" },
  { passage: "1 Chronicles 16:7-14", words: "David’s psalm of thanks before the ark" },
  { passage: "1 Chronicles 21:1-17", words: "Satan moves David to count Israel; census" },
  {
    passage: "1 Chronicles 22:6-13",
    words: "David may not build the temple, because he shed blood",
  },
  {
    passage: "1 Chronicles 29:10-20",
    words: "David’s prayer; yours is the greatness; offerings for the temple",
  },
];
