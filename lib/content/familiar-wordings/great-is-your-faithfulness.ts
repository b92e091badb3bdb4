import type { FamiliarWording } from "./schema";

export const greatIsYourFaithfulness: FamiliarWording = {
  id: "great-is-your-faithfulness",
  verse: "Lam.3.23",
  wordings: ["great is thy faithfulness", "new every morning", "his mercies are new every morning"],
};
