import type { FamiliarWording } from "./schema";

export const plansToProsperYou: FamiliarWording = {
  id: "plans-to-prosper-you",
  verse: "Jer.29.11",
  wordings: ["plans to prosper you", "i know the plans i have for you", "hope and a future"],
};
