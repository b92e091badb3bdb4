import type { FamiliarWording } from "./schema";

export const beatitudes: FamiliarWording = {
  id: "beatitudes",
  verse: "Matt.5.3",
  wordings: ["beatitudes", "the beatitudes"],
};
