import type { Answer } from "./schema";

export const resurrectionAccountsDiffer: Answer = {
  id: "resurrection-accounts-differ",
  section: "Doubts and hard texts",
  question: "Why do the Gospels differ about the resurrection?",
  askedAs: [
    "resurrection contradictions in the gospels",
    "how many angels were at the tomb",
    "which women went to the tomb",
    "how many women went to the empty tomb",
    "did jesus appear in galilee or jerusalem",
    "gospel accounts of easter morning disagree",
    "the gospels tell the easter story differently",
  ],
  answer:
    "The Gospels agree on the core of Easter and differ in nearly every detail around it. In all four, women led by Mary Magdalene find the tomb open and empty early on the first day of the week, and a message is given. They differ in the women’s names, in one or two angels, inside or outside, in what the women then did, and in whether Jesus met the disciples in Galilee, in Jerusalem or in both. Each writer chose and arranged; whether all of it can be fitted together is disputed.",
  passages: [
    { reference: "Mark 16:5-8", why: "One young man; the women flee and say nothing." },
    {
      reference: "Matthew 28:5-10",
      why: "An angel, then Jesus himself, and the word to go to Galilee.",
    },
    { reference: "Luke 24:4-9", why: "Two men; the women tell the eleven." },
    { reference: "John 20:11-14", why: "Two angels, and Jesus appears to Mary Magdalene." },
  ],
  christianViews:
    "Some fit the accounts into one course of events: two angels of whom one spoke, several groups of women, appearances first in Jerusalem and later in Galilee. Others say that honest witnesses differ, and that four smooth, identical stories would be more suspect. Others see the evangelists teaching through the details.",
  critics:
    "Critics say that the stories differ too much to be eyewitness reports, and that they grow with time: the earliest, in Mark, has no appearance at all in its oldest copies. On this view each later writer filled the gap in his own way.",
  sources: [
    {
      author: "John Wenham",
      year: "1984",
      title: "Easter Enigma",
      publication: "Paternoster Press",
      kind: "book",
    },
    {
      author: "Dale C. Allison Jr.",
      year: "2021",
      title: "The Resurrection of Jesus: Apologetics, Polemics, History",
      publication: "T&T Clark",
      kind: "book",
    },
  ],
  related: ["ending-of-mark", "hallucination-theory"],
};
