import type { Answer } from "./schema";

export const sexBeforeMarriage: Answer = {
  id: "sex-before-marriage",
  section: "Christian living",
  question: "Is sex before marriage wrong?",
  askedAs: [
    "premarital sex bible",
    "is it a sin to sleep with my boyfriend",
    "living together before marriage",
    "can i have sex if we are engaged",
    "what does fornication mean",
    "why wait until marriage",
    "i am not a virgin will god forgive me",
  ],
  answer:
    "The New Testament speaks against sexual relations outside marriage, and the historic churches have taught so with one voice. The reason it gives is not that the body is bad but that the union is meant to be whole: body, promise and life together. It is no special stain: whoever has done otherwise is as welcome and as forgivable as anybody. What matters first is that nobody is pressed or used.",
  passages: [
    { reference: "1 Thessalonians 4:3-8", why: "Holiness and honor, and wronging nobody." },
    { reference: "Genesis 2:24", why: "Leaving, joining and becoming one." },
    { reference: "1 Corinthians 6:18-20", why: "Paul’s reason: the body belongs with God." },
    { reference: "Hebrews 13:4", why: "Marriage is to be held in honor." },
  ],
  christianViews:
    "Catholic, Orthodox and most Protestant churches teach that sex belongs in marriage only. Some liberal Protestants hold that the texts judge exploitation and faithlessness, and that a committed couple may be faithful before a wedding.",
  critics:
    "Critics note that in ancient Israel the rules were largely about property and lineage and bound women far more than men, and that people now marry fifteen years after growing up rather than at once.",
  sources: [],
  related: ["guilt-that-will-not-leave"],
};
