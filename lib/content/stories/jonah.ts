import type { Story } from "./schema";

export const jonah: readonly Story[] = [
  ["Jonah 1:1-17", "Jonah flees by ship, is thrown into the sea and swallowed by a great fish"],
  ["Jonah 3:1-10", "Jonah preaches to Nineveh, which repents"],
];
