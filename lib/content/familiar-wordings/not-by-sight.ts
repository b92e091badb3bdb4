import type { FamiliarWording } from "./schema";

export const notBySight: FamiliarWording = {
  id: "not-by-sight",
  verse: "2Cor.5.7",
  wordings: ["we live by faith not by sight", "walk by faith"],
};
