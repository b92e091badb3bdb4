import type { FamiliarWording } from "./schema";

export const godNeverChanges: FamiliarWording = {
  id: "god-never-changes",
  verse: "Mal.3.6",
  wordings: ["god never changes", "god does not change", "i the lord do not change"],
};
