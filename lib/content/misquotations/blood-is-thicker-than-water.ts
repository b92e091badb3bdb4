import type { Misquotation } from "./schema";

export const bloodIsThickerThanWater: Misquotation = {
  id: "blood-is-thicker-than-water",
  order: 220,
  wordings: ["blood is thicker than water"],
  answer:
    "That proverb is not in the Bible. Proverbs even speaks of a friend who is closer than a brother.",
  references: ["Proverbs 18:24"],
};
