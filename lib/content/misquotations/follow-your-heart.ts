import type { Misquotation } from "./schema";

export const followYourHeart: Misquotation = {
  id: "follow-your-heart",
  order: 150,
  wordings: ["follow your heart", "follow my heart"],
  answer:
    "The Bible does not tell people to follow their heart in these words. It calls the heart deceitful and asks us to trust the Lord with all of it.",
  references: ["Jeremiah 17:9", "Proverbs 3:5-6"],
};
