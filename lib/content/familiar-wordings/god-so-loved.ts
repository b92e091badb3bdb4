import type { FamiliarWording } from "./schema";

export const godSoLoved: FamiliarWording = {
  id: "god-so-loved",
  verse: "John.3.16",
  wordings: ["his one and only son", "for god so loved", "god loved the world so much"],
};
