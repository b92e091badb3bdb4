import type { FamiliarWording } from "./schema";

export const lordsPrayer: FamiliarWording = {
  id: "lords-prayer",
  verse: "Matt.6.9",
  wordings: ["lord's prayer", "lords prayer", "the lord's prayer", "our father"],
};
