import type { Find } from "./schema";

export const shekels: Find = {
  id: "shekels",
  text: "Tyrian silver shekels: the coin in which the Temple tax was paid (Mishnah, Bekhorot 8:7)",
  source: "coin hoards, for example Usfiya",
  mark: "certain",
};
