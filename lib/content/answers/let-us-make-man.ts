import type { Answer } from "./schema";

export const letUsMakeMan: Answer = {
  id: "let-us-make-man",
  section: "Doubts and hard texts",
  question: "Who is God talking to when he says us in Genesis 1:26?",
  askedAs: [
    "genesis 1 26 why plural",
    "why does god say us and our in genesis",
    "does genesis 1:26 prove the trinity",
    "is elohim plural",
    "who helped god create man",
    "why does god say let us make man",
    "who is us in let us make man in our image",
  ],
  answer:
    "The text does not say, and there are three main answers: God speaks to the court of heaven, or within himself, or in a plural of majesty or deliberation. Most scholars today favor the heavenly court, since God speaks in the same way elsewhere among such beings. The next verse has God alone create, in the singular. Elohim is plural in form and usually takes singular verbs when it means Israel’s God.",
  passages: [
    { reference: "Genesis 1:26-27", why: "Plural in the speech, singular in the deed." },
    { reference: "Isaiah 6:8", why: "God asks the heavenly court who will go." },
    { reference: "Genesis 11:7", why: "Another plural, at Babel." },
    {
      reference: "John 1:1-3",
      why: "A Christian reading: the Word was with God at the beginning.",
    },
  ],
  christianViews:
    "The church fathers heard the Father speaking to the Son and the Spirit. Many Christians hold that as a fuller sense, even where they grant that the first writer meant the court of heaven.",
  critics:
    "Jewish readers have always taken it without a Trinity, as angels or as courtesy. Some historians see a trace of belief in many gods.",
  sources: [
    {
      author: "Claus Westermann",
      year: "1984",
      title: "Genesis 1-11",
      publication: "Augsburg",
      kind: "book",
    },
  ],
  related: ["what-is-the-image-of-god", "two-creation-accounts"],
};
