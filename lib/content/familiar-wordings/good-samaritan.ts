import type { FamiliarWording } from "./schema";

export const goodSamaritan: FamiliarWording = {
  id: "good-samaritan",
  verse: "Luke.10.33",
  wordings: ["good samaritan", "the good samaritan"],
};
