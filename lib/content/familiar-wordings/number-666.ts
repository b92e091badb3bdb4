import type { FamiliarWording } from "./schema";

export const number666: FamiliarWording = {
  id: "number-666",
  verse: "Rev.13.18",
  wordings: ["666", "number 666", "the number 666"],
};
