import type { Story } from "./schema";

export const hosea: readonly Story[] = [
  ["Hosea 1:2-9", "The prophet Hosea marries an unfaithful wife, Gomer"],
];
