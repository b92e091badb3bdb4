import type { Answer } from "./schema";

export const whereWereSodomAndGomorrah: Answer = {
  id: "where-were-sodom-and-gomorrah",
  section: "People and places",
  question: "Where were Sodom and Gomorrah, and have they been found?",
  askedAs: [
    "was sodom found",
    "tall el hammam sodom",
    "sodom meteor",
    "is sodom real",
    "what was the sin of sodom",
    "lots wife pillar of salt",
  ],
  answer:
    "They are sought around the Dead Sea, and no site is agreed. Older proposals lie at its southeastern end, such as Bab edh-Dhra; Steven Collins proposed Tall el-Hammam in the northeast, where a paper of 2021 spoke of an exploding meteor and was retracted by its journal in 2025. Ezekiel names Sodom’s guilt as pride and plenty without help for the poor; Genesis tells of a mob bent on rape.",
  passages: [
    { reference: "Genesis 19:24-26", why: "The destruction, and Lot’s wife." },
    { reference: "Ezekiel 16:49-50", why: "What Ezekiel says their guilt was." },
    { reference: "Genesis 13:10-12", why: "The cities of the plain." },
    { reference: "Jude 1:7", why: "How the New Testament reads it." },
  ],
  sources: [],
  related: ["lots-daughters", "homosexuality-texts"],
};
