import type { FamiliarWording } from "./schema";

export const castYourCares: FamiliarWording = {
  id: "cast-your-cares",
  verse: "1Pet.5.7",
  wordings: [
    "cast all your anxiety on him",
    "cast your cares on him",
    "cast all your cares on him",
  ],
};
