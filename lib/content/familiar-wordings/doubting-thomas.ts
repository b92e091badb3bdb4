import type { FamiliarWording } from "./schema";

export const doubtingThomas: FamiliarWording = {
  id: "doubting-thomas",
  verse: "John.20.25",
  wordings: ["doubting thomas"],
};
