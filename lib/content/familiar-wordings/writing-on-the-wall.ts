import type { FamiliarWording } from "./schema";

export const writingOnTheWall: FamiliarWording = {
  id: "writing-on-the-wall",
  verse: "Dan.5.5",
  wordings: ["writing on the wall", "handwriting on the wall"],
};
