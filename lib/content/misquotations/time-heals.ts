import type { Misquotation } from "./schema";

export const timeHeals: Misquotation = {
  id: "time-heals",
  order: 570,
  wordings: ["time heals all wounds", "time heals every wound", "time heals all things"],
  answer: "The Bible does not say that time heals. It says who does.",
  references: ["Psalm 147:3"],
};
