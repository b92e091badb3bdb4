import type { Section } from "./schema";

export const malachi: readonly Section[] = [
  ["Malachi 1:6-14", "blemished offerings, blind and lame animals"],
  ["Malachi 2:13-16", "I hate divorce"],
  ["Malachi 3:1-5", "my messenger prepares the way; refiner’s fire"],
  ["Malachi 3:8-12", "robbing God; bring the whole tithe; windows of heaven"],
  [
    "Malachi 4:1-6",
    "sun of righteousness with healing in its wings; Elijah comes before the great day of the Lord",
  ],
];
