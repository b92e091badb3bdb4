import type { Answer } from "./schema";

export const whoWasLilith: Answer = {
  id: "who-was-lilith",
  section: "People and places",
  question: "Who was Lilith? Was she Adam’s first wife?",
  askedAs: [
    "is lilith in the bible",
    "adams first wife",
    "lilith demon",
    "was there a woman before eve",
  ],
  answer:
    "Not in the Bible: Adam’s only wife there is Eve. The word lilith stands once, in Isaiah, among the wild creatures of a ruin; some translate it as a night creature, others as the name of a demon known in Mesopotamia. The tale of a first wife who left Adam comes from a Jewish work of the early Middle Ages, the Alphabet of Ben Sira.",
  passages: [
    { reference: "Isaiah 34:14", why: "The one place with the word." },
    { reference: "Genesis 2:20-23", why: "The making of the woman." },
    { reference: "Genesis 3:20", why: "Eve is named." },
  ],
  sources: [],
  related: ["were-adam-and-eve-real"],
};
