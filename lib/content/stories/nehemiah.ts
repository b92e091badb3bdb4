import type { Story } from "./schema";

export const nehemiah: readonly Story[] = [
  ["Nehemiah 2:11-18", "Nehemiah plans to rebuild the wall of Jerusalem"],
  ["Nehemiah 6:15-16", "The wall of Jerusalem is finished in fifty-two days"],
  ["Nehemiah 8:1-8", "Ezra reads the Law to the people"],
];
