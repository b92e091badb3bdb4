import type { Theme } from "./schema";

export const trustingGod: Theme = {
  id: "trusting-god",
  order: 240,
  names: ["trusting God", "trust"],
  references: [
    "Proverbs 3:5-6",
    "Psalm 56:3-4",
    "Isaiah 26:3-4",
    "Jeremiah 17:7-8",
    "Psalm 37:3-5",
    "Psalm 62:8",
  ],
};
