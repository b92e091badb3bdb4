import type { Theme } from "./schema";

export const existenceOfGod: Theme = {
  id: "existence-of-god",
  order: 710,
  names: ["existence of God", "evidence for God", "does God exist"],
  references: [
    "Romans 1:19-20",
    "Psalm 19:1-4",
    "Genesis 1:1",
    "Psalm 14:1",
    "Hebrews 11:6",
    "Acts 17:24-28",
    "Job 38:1-7",
  ],
};
