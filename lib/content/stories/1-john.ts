import type { Story } from "./schema";

export const firstJohn: readonly Story[] = [
  ["1 John 1:8-10", "If we confess our sins, he forgives"],
  ["1 John 4:7-21", "God is love; perfect love casts out fear"],
  ["1 John 5:13-15", "Eternal life is sure; prayer according to his will is heard"],
];
