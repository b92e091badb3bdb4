import type { FamiliarWording } from "./schema";

export const prodigalSon: FamiliarWording = {
  id: "prodigal-son",
  verse: "Luke.15.11",
  wordings: ["prodigal son", "the prodigal son"],
};
