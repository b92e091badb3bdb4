import type { Section } from "./schema";

export const malachi: readonly Section[] = [
  { passage: "Malachi 1:6-14", words: "blemished offerings, blind and lame animals" },
  { passage: "Malachi 2:13-16", words: "I hate divorce" },
  { passage: "Malachi 3:1-5", words: "my messenger prepares the way; refiner’s fire" },
  { passage: "Malachi 3:8-12", words: "robbing God; bring the whole tithe; windows of heaven" },
  {
    passage: "Malachi 4:1-6",
    words:
      "sun of righteousness with healing in its wings; Elijah comes before the great day of the Lord",
  },
];
