import type { FamiliarWording } from "./schema";

export const dropInTheBucket: FamiliarWording = {
  id: "drop-in-the-bucket",
  verse: "Isa.40.15",
  wordings: ["drop in the bucket", "a drop in the bucket"],
};
