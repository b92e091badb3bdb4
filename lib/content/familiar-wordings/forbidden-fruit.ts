import type { FamiliarWording } from "./schema";

export const forbiddenFruit: FamiliarWording = {
  id: "forbidden-fruit",
  verse: "Gen.3.6",
  wordings: ["forbidden fruit"],
};
