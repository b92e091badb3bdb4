import type { Story } from "./schema";

export const lamentations: readonly Story[] = [
  ["Lamentations 3:21-26", "His mercies are new every morning; hope"],
];
