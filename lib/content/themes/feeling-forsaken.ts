import type { Theme } from "./schema";

export const feelingForsaken: Theme = {
  id: "feeling-forsaken",
  order: 40,
  names: ["feeling forsaken", "forsaken by God", "abandoned", "God is far away"],
  references: [
    "Psalm 22:1-5",
    "Isaiah 49:14-16",
    "Hebrews 13:5",
    "Psalm 13:1-6",
    "Deuteronomy 31:8",
    "Romans 8:35-39",
    "Psalm 139:7-12",
  ],
};
