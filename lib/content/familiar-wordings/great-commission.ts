import type { FamiliarWording } from "./schema";

export const greatCommission: FamiliarWording = {
  id: "great-commission",
  verse: "Matt.28.19",
  wordings: ["great commission", "the great commission"],
};
