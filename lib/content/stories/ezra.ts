import type { Story } from "./schema";

export const ezra: readonly Story[] = [
  ["Ezra 1:1-4", "King Cyrus of Persia lets the Jews go home and rebuild the temple"],
  ["Ezra 3:10-13", "The foundation of the second temple is laid"],
];
