import type { FamiliarWording } from "./schema";

export const beStillAndKnow: FamiliarWording = {
  id: "be-still-and-know",
  verse: "Ps.46.10",
  wordings: ["be still and know", "cease striving and know that i am god"],
};
