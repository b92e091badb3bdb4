import type { Answer } from "./schema";

export const clothesAndMakeup: Answer = {
  id: "clothes-and-makeup",
  section: "Christian living",
  question: "What does the Bible say about clothes, makeup and jewelry?",
  askedAs: [
    "is makeup a sin",
    "what does modest mean",
    "can women wear pants",
    "is jewelry a sin",
    "head covering for women",
    "can christians wear bikinis",
  ],
  answer:
    "It asks for modesty and warns against display, above all of wealth; it does not give a dress code. Peter and Paul write against braided hair and gold because character matters more, and elsewhere jewelry is a bride’s joy. Men are meant as much as women, and nobody’s clothes make another’s wrong their fault.",
  passages: [
    { reference: "1 Peter 3:3-4", why: "The inner person counts." },
    { reference: "1 Timothy 2:9-10", why: "Good works rather than gold and pearls." },
    { reference: "Isaiah 61:10", why: "Clothes and jewels as a picture of joy." },
    { reference: "1 Corinthians 11:5-6", why: "The passage on covering the head." },
  ],
  christianViews:
    "Some Pentecostal, Amish and Orthodox Christians keep rules on dress or head covering. Most churches read these as counsel for their time whose point, modesty, remains.",
  sources: [],
};
