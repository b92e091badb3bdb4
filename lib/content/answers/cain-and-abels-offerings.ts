import type { Answer } from "./schema";

export const cainAndAbelsOfferings: Answer = {
  id: "cain-and-abels-offerings",
  section: "Doubts and hard texts",
  question: "Why did God reject Cain’s offering?",
  askedAs: [
    "why did god like abel's sacrifice better than cain's",
    "cain and abel offering explained",
    "what was wrong with cain's offering",
    "was god unfair to cain",
    "why did cain kill abel",
    "what did cain do wrong with his sacrifice",
    "why didn't god like cain's vegetables",
  ],
  answer:
    "Genesis does not give the reason outright; it only says that Abel brought the best of his flock and Cain some of his harvest. Many take the small words as the hint: one gave his first and finest, the other just something. Hebrews finds the difference in Abel’s faith. What the story does tell is what Cain makes of it: God speaks to him, warns him, and leaves him the choice, and he kills his brother.",
  passages: [
    { reference: "Genesis 4:3-5", why: "The two offerings." },
    { reference: "Genesis 4:6-7", why: "God’s warning before the murder." },
    { reference: "Hebrews 11:4", why: "Abel’s faith made his offering better." },
    { reference: "1 John 3:12", why: "John looks at their deeds." },
  ],
  christianViews:
    "Some Protestants think that blood was needed; but the law also knows offerings of grain, so most look to the heart. Jewish readers stress the poor quality of Cain’s gift.",
  critics: "Critics see a favor without reason, and an old tale of herders against farmers.",
  sources: [
    {
      author: "Gordon J. Wenham",
      year: "1987",
      title: "Genesis 1-15",
      publication: "Word Biblical Commentary, Word Books",
      kind: "book",
    },
  ],
  related: ["why-blood-sacrifice", "were-adam-and-eve-real"],
};
