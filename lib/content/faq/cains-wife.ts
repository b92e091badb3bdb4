import type { FaqItem } from "./schema";

export const cainsWife: FaqItem = {
  id: "faq-cains-wife",
  order: 60,
  section: "Beginnings and science",
  question: "Where did Cain get his wife?",
  askedAs: [
    "who was cain's wife",
    "where did cain find a wife",
    "who did cain marry",
    "did cain marry his sister",
    "were there other people besides adam and eve",
    "how did adam and eve's children have children",
  ],
  answer: `The usual answer is that Cain married a sister or a niece, because Genesis 5:4 says that Adam had other sons and daughters.

Genesis names only three of the children, but it does not claim to list them all, and it gives no age for Cain when he married. If the whole human family began with one couple, the first marriages were between close relatives. The laws against such marriages in Leviticus 18:6-18 were given much later, to Israel under Moses. Young-earth writers add that inherited defects would have been few at the beginning; that is their explanation, not something the text says.

Other Christians think that more people existed outside the garden. They point to Cain’s fear that whoever met him would kill him (Genesis 4:14) and to the city that he built (Genesis 4:17). Some of them see Adam and Eve as chosen out of a larger humanity to stand for it before God.

The chapter does not take up the question. It tells how violence grew, and how God put a mark of protection even on a guilty man (Genesis 4:15).`,
  verse: "Genesis 5:4",
  sources: [],
};
