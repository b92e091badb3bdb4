import type { Misquotation } from "./schema";

export const goodThingsToThoseWhoWait: Misquotation = {
  id: "good-things-to-those-who-wait",
  order: 230,
  wordings: ["good things come to those who wait"],
  answer:
    "That proverb is not in the Bible. Lamentations and Isaiah do speak of waiting for the Lord.",
  references: ["Lamentations 3:25", "Isaiah 40:31"],
};
