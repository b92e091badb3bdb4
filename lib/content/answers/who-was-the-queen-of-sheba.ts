import type { Answer } from "./schema";

export const whoWasTheQueenOfSheba: Answer = {
  id: "who-was-the-queen-of-sheba",
  section: "People and places",
  question: "Who was the Queen of Sheba?",
  askedAs: [
    "queen of sheba and solomon",
    "where was sheba",
    "did solomon have a child with the queen of sheba",
    "was the queen of sheba black",
  ],
  answer:
    "A ruler from the south, probably from Saba in what is now Yemen, who came with gold, spices and hard questions to test Solomon, and went home. The Bible gives no name and no romance. Ethiopian tradition calls her Makeda and tells of a son, Menelik; the Qur’an and later Arab tales, which name her Bilqis, know her too. No inscription of such a queen from Solomon’s time has been found.",
  passages: [
    { reference: "1 Kings 10:1-7", why: "Her visit and her verdict." },
    { reference: "1 Kings 10:10", why: "Her gifts." },
    { reference: "Matthew 12:42", why: "Jesus mentions her." },
  ],
  sources: [],
  related: ["did-king-david-exist"],
};
