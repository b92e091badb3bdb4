import type { Section } from "./schema";

export const micah: readonly Section[] = [
  ["Micah 4:1-5", "swords into ploughshares; under his vine and fig tree"],
  ["Micah 5:2-5", "ruler of Israel from Bethlehem Ephrathah"],
  ["Micah 6:6-8", "what the Lord requires: do justly, love mercy, walk humbly"],
  ["Micah 7:18-20", "who is a God like you, casting sins into the sea"],
];
