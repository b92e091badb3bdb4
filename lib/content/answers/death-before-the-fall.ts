import type { Answer } from "./schema";

export const deathBeforeTheFall: Answer = {
  id: "death-before-the-fall",
  section: "Doubts and hard texts",
  question: "Was there death before the Fall?",
  askedAs: [
    "did animals die before adam sinned",
    "if evolution is true was there death before sin",
    "was everything vegetarian in eden",
    "death before adam and eve",
    "how can an old earth fit with no death before sin",
    "did animals eat each other before the fall",
  ],
  answer:
    "Christians disagree: Genesis says that death came to Adam and Eve through their sin, and does not say in so many words whether animals died before. Those who hold a young earth answer no, because everything was very good and plants were given for food. Those who accept the fossil record answer yes, and take the death that came by sin to be human death, or separation from God. Paul says that death came through one man, and speaks of its spreading to all people.",
  passages: [
    { reference: "Genesis 2:17", why: "The warning to the man." },
    { reference: "Genesis 1:29-31", why: "Plants for food, and a very good world." },
    { reference: "Romans 5:12", why: "Death spread to all people through sin." },
    { reference: "Romans 8:20-21", why: "Creation is subject to decay and will be freed." },
  ],
  christianViews:
    "Young-earth teachers say that if animals suffered for ages before Adam, God’s good world was never good. Others point to psalms that praise God for giving lions their prey, and hold that what is very good need not be without any death. Some see the effects of the fall, or of Satan’s, reaching back in time.",
  critics:
    "Critics see here a clear clash: fossils show predators, disease and extinction hundreds of millions of years before any human being.",
  sources: [
    {
      author: "Ronald E. Osborn",
      year: "2014",
      title: "Death Before the Fall",
      publication: "IVP Academic",
      kind: "book",
    },
    {
      author: "Henry M. Morris",
      year: "1974",
      title: "Scientific Creationism",
      publication: "Creation-Life Publishers",
      kind: "book",
    },
  ],
  related: ["were-adam-and-eve-real", "why-the-tree-in-the-garden"],
};
