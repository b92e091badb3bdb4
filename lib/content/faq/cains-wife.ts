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
    "land of nod people",
    "who was cain afraid of if there were only four humans",
    "did adam and eve have daughters",
    "incest at the start of humanity",
    "adam had only two sons so how did we get here",
    "brother and sister marriage in genesis",
    "why was inbreeding allowed back then",
    "cain built a city for who",
    "inherit the wind cross examination question",
    "how did everyone come from two people",
    "genetics of a founding couple inbreeding",
    "name of cains spouse awan jubilees",
    "seth's wife also a sister?",
    "did cane marry his neice",
    "preadamites theory isaac la peyrere",
    "if eve was mother of all living where do other humans come from",
    "so we're all inbred",
    "where did the rest of the people come from",
    "my kid asked who cain had babies with",
    "cain knew his wife and she bore enoch",
    "leviticus forbids sister marriage but genesis?",
    "Son of Adam took wife from where?",
    "the first family only had boys",
    "how many kids did adam have",
    "was there another tribe in the east of eden",
  ],
  answer: `The usual answer is that Cain married a sister or a niece, because Genesis 5:4 says that Adam had other sons and daughters.

Genesis names only three of the children, but it does not claim to list them all, and it gives no age for Cain when he married. If the whole human family began with one couple, the first marriages were between close relatives. The laws against such marriages in Leviticus 18:6-18 were given much later, to Israel under Moses. Young-earth writers add that inherited defects would have been few at the beginning; that is their explanation, not something the text says.

Other Christians think that more people existed outside the garden. They point to Cain’s fear that whoever met him would kill him (Genesis 4:14) and to the city that he built (Genesis 4:17). Some of them see Adam and Eve as chosen out of a larger humanity to represent it before God.

The chapter does not take up the question. It tells how violence grew, and how God put a mark of protection even on a guilty man (Genesis 4:15).`,
  verse: "Genesis 5:4",
  sources: [],
};
