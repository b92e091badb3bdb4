import type { FamiliarWording } from "./schema";

export const spareTheRodSpoilTheChild: FamiliarWording = {
  id: "spare-the-rod-spoil-the-child",
  verse: "Prov.13.24",
  wordings: ["spare the rod spoil the child", "spare the rod and spoil the child"],
};
