import type { Section } from "./schema";

export const nahum: readonly Section[] = [
  { passage: "Nahum 1:1-8", words: "burden of Nineveh; the Lord slow to anger, a stronghold" },
  { passage: "Nahum 3:1-7", words: "woe to the bloody city; Nineveh, capital of Assyria, falls" },
];
