import type { FamiliarWording } from "./schema";

export const castTheFirstStone: FamiliarWording = {
  id: "cast-the-first-stone",
  verse: "John.8.7",
  wordings: ["cast the first stone", "throw the first stone"],
};
