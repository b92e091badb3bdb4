import type { Story } from "./schema";

export const ephesians: readonly Story[] = [
  ["Ephesians 2:1-10", "Saved by grace through faith, not works"],
  ["Ephesians 4:25-32", "Anger, honest words, forgiving one another"],
  ["Ephesians 5:22-33", "Husbands and wives: marriage"],
  ["Ephesians 6:1-4", "Children and parents"],
  ["Ephesians 6:10-18", "The whole armor of God"],
];
