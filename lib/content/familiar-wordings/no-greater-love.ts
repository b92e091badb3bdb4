import type { FamiliarWording } from "./schema";

export const noGreaterLove: FamiliarWording = {
  id: "no-greater-love",
  verse: "John.15.13",
  wordings: [
    "no greater love",
    "greater love has no one than this",
    "lay down ones life for ones friends",
  ],
};
