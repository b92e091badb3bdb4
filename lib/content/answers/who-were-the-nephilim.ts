import type { Answer } from "./schema";

export const whoWereTheNephilim: Answer = {
  id: "who-were-the-nephilim",
  section: "Faith basics",
  question: "Who were the Nephilim?",
  askedAs: [
    "were there giants in the bible",
    "what are the nephilim in genesis 6",
    "did angels have children with women",
    "sons of god and daughters of men",
    "are the nephilim fallen angels",
    "who were the giants before the flood",
    "what were those giants in genesis",
    "fallen angels and human women",
    "nephilim meaning",
    "did the nephilim survive the flood",
    "who are the sons of god in genesis 6",
    "were the nephilim half angel half human",
    "sons of god took wives",
  ],
  answer:
    "Nobody knows for certain who the Nephilim were: Genesis 6:1-4 names them in one short, puzzling passage, as mighty men in the days when the sons of God took human wives. The name may be connected with the Hebrew word for falling; the old Greek translation calls them giants. They appear again when frightened spies report on Canaan. The passage stands just before the Flood as one more sign that the world had gone wrong.",
  passages: [
    { reference: "Genesis 6:1-4", why: "The only passage that tells how the Nephilim come in." },
    {
      reference: "Numbers 13:31-33",
      why: "Spies use the name to say how tall the people of Canaan looked.",
    },
    { reference: "Jude 1:6", why: "Angels left their place; many link this line with Genesis 6." },
  ],
  christianViews:
    "Three readings are old. The sons of God are angels who fell, as in the Jewish book of 1 Enoch and in many early fathers; or they are men of Seth’s godly line who married into Cain’s, as Augustine and Calvin taught; or they are kings and nobles who took whom they pleased, as many rabbis held. Against the first, some quote Matthew 22:30, that angels do not marry.",
  critics:
    "Many scholars see here a fragment of older tales of half-divine heroes, such as Mesopotamia and Greece also had, which Genesis keeps short and turns into a warning. No skeletons of giants have been found; the photographs that go round are fakes.",
  sources: [
    {
      author: "Augustine of Hippo",
      year: "413-426/427",
      title: "The City of God 15.23",
      publication: "Nicene and Post-Nicene Fathers, series 1, vol. 2",
      kind: "ancient-source",
    },
    {
      author: "Gordon J. Wenham",
      year: "1987",
      title: "Genesis 1-15",
      publication: "Word Books, Waco",
      kind: "book",
    },
  ],
  related: ["what-are-angels"],
};
