import type { FamiliarWording } from "./schema";

export const jacobsLadder: FamiliarWording = {
  id: "jacobs-ladder",
  verse: "Gen.28.12",
  wordings: ["jacob's ladder", "jacobs ladder"],
};
