import type { Section } from "./schema";

export const micah: readonly Section[] = [
  { passage: "Micah 4:1-5", words: "swords into ploughshares; under his vine and fig tree" },
  { passage: "Micah 5:2-5", words: "ruler of Israel from Bethlehem Ephrathah" },
  { passage: "Micah 6:6-8", words: "what the Lord requires: do justly, love mercy, walk humbly" },
  { passage: "Micah 7:18-20", words: "who is a God like you, casting sins into the sea" },
];
