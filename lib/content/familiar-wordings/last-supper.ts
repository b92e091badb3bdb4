import type { FamiliarWording } from "./schema";

export const lastSupper: FamiliarWording = {
  id: "last-supper",
  verse: "Matt.26.26",
  wordings: ["last supper", "the last supper"],
};
