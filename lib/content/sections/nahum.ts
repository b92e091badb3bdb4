import type { Section } from "./schema";

export const nahum: readonly Section[] = [
  ["Nahum 1:1-8", "burden of Nineveh; the Lord slow to anger, a stronghold"],
  ["Nahum 3:1-7", "woe to the bloody city; Nineveh, capital of Assyria, falls"],
];
