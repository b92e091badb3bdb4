import type { FamiliarWording } from "./schema";

export const newCreation: FamiliarWording = {
  id: "new-creation",
  verse: "2Cor.5.17",
  wordings: ["the old has gone the new is here", "the old has passed away"],
};
