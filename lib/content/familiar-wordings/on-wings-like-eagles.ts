import type { FamiliarWording } from "./schema";

export const onWingsLikeEagles: FamiliarWording = {
  id: "on-wings-like-eagles",
  verse: "Isa.40.31",
  wordings: [
    "on wings like eagles",
    "soar on wings like eagles",
    "they will soar on wings like eagles",
  ],
};
