import type { FamiliarWording } from "./schema";

export const allThingsWorkTogether: FamiliarWording = {
  id: "all-things-work-together",
  verse: "Rom.8.28",
  wordings: [
    "all things work together",
    "all things work together for good",
    "god works all things together for good",
    "in all things god works for the good",
  ],
};
