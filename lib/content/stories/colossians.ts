import type { Story } from "./schema";

export const colossians: readonly Story[] = [
  ["Colossians 1:15-20", "Christ the image of God, firstborn of creation"],
  ["Colossians 3:23-24", "Work heartily, as for the Lord"],
];
