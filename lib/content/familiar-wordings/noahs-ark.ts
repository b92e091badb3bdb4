import type { FamiliarWording } from "./schema";

export const noahsArk: FamiliarWording = {
  id: "noahs-ark",
  verse: "Gen.6.14",
  wordings: ["noah's ark", "noahs ark", "noah ark", "noah and the ark"],
};
