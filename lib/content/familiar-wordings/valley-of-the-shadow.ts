import type { FamiliarWording } from "./schema";

export const valleyOfTheShadow: FamiliarWording = {
  id: "valley-of-the-shadow",
  verse: "Ps.23.4",
  wordings: ["the darkest valley", "even though i walk through the darkest valley"],
};
