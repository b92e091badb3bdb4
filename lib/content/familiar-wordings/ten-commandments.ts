import type { FamiliarWording } from "./schema";

export const tenCommandments: FamiliarWording = {
  id: "ten-commandments",
  verse: "Exod.20.1",
  wordings: ["ten commandments", "10 commandments"],
};
