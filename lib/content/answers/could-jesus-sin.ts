import type { Answer } from "./schema";

export const couldJesusSin: Answer = {
  id: "could-jesus-sin",
  section: "Faith basics",
  question: "Was Jesus really human, and could he have sinned?",
  askedAs: [
    "was jesus fully god and fully man",
    "did jesus ever sin",
    "could jesus get sick or tired",
    "was jesus tempted for real",
    "did jesus know everything as a baby",
    "how can jesus be both god and human",
    "could jesus have sinned",
    "was jesus a real human being",
    "two natures of christ",
    "did jesus have human feelings",
    "was jesus perfect",
    "did jesus get hungry and tired",
    "was jesus human like me",
    "was jesus human",
    "was it possible for jesus to sin",
    "is jesus man or god",
    "did jesus ever get angry or sad like us",
    "did jesus have feelings like us",
  ],
  answer:
    "Jesus was truly human: he was born, grew, got hungry and tired, wept, learned and died. The New Testament also says that he was tempted in every way as we are, and never sinned. How he can be God and man at once the church has confessed rather than explained: one person, with all that makes God and all that makes man, neither mixed nor split. Whether he could have sinned is answered differently; that he was tempted means, says Hebrews, that he can feel with us.",
  passages: [
    { reference: "Hebrews 4:15", why: "Tempted as we are, and without sin." },
    { reference: "John 1:14", why: "The Word became flesh." },
    { reference: "Luke 2:52", why: "He grew in wisdom like any child." },
    { reference: "Philippians 2:5-8", why: "He took the form of a servant." },
  ],
  christianViews:
    "Catholics, Orthodox and most Protestants hold, with Chalcedon (451), one person in two natures; Coptic, Armenian, Syriac and Ethiopian Orthodox say one united nature, and today both sides think that they mean much the same. Most teach that he could not sin, being God; some Protestants that he could have and did not, or the temptation would not be real.",
  critics:
    "Critics say that one being cannot be all-knowing and not know (Mark 13:32), almighty and mortal. Christian thinkers answer that he has both in two ways, as God and as man, or that he laid some powers aside.",
  sources: [
    {
      author: "Council of Chalcedon",
      year: "451",
      title: "Definition of Faith",
      publication: "Nicene and Post-Nicene Fathers, series 2, vol. 14",
      kind: "ancient-source",
    },
  ],
  related: ["what-does-son-of-god-mean", "did-jesus-exist-before-bethlehem"],
};
