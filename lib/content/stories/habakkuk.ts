import type { Story } from "./schema";

export const habakkuk: readonly Story[] = [
  ["Habakkuk 1:2-4", "How long, God? The prophet complains of violence and injustice"],
];
