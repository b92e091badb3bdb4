import type { Answer } from "./schema";

export const twoCreationAccounts: Answer = {
  id: "two-creation-accounts",
  section: "Doubts and hard texts",
  question: "Do Genesis 1 and 2 contradict each other?",
  askedAs: [
    "two creation stories in genesis",
    "were animals created before or after adam",
    "genesis 1 vs genesis 2 order of creation",
    "why are there two creation accounts",
    "did god make man first or animals first",
    "does genesis have two different creation stories",
  ],
  answer:
    "The two creation accounts differ in order, style and the name used for God; whether that is a contradiction depends on whether both are meant as timetables. In Genesis 1 plants and animals come before man and woman; in Genesis 2 the man is formed before the garden is planted and, in the plain reading of the Hebrew, before the animals. Most scholars conclude that two older accounts were set side by side. Whoever joined them saw the difference and let both stand, the wide view of the world and the close view of human life.",
  passages: [
    { reference: "Genesis 1:25-27", why: "Animals, then man and woman together." },
    {
      reference: "Genesis 2:18-20",
      why: "The man is there, and then the animals are brought to him.",
    },
    { reference: "Genesis 2:4-7", why: "The second account begins." },
  ],
  christianViews:
    "Some Christians read the second as a closer look at the sixth day, and translate so that the animals had been formed already. Others hold that both are true as theology and that neither was meant as a timetable. Jewish and Christian readers have often said that they complete each other.",
  critics:
    "Critics say that the orders cannot both be right, that this translation is chosen only to avoid the clash, and that the accounts come from different authors with different pictures of God.",
  sources: [
    {
      author: "Gordon J. Wenham",
      year: "1987",
      title: "Genesis 1-15",
      publication: "Word Biblical Commentary, Word Books",
      kind: "book",
    },
    {
      author: "Richard Elliott Friedman",
      year: "1987",
      title: "Who Wrote the Bible?",
      publication: "Summit Books",
      kind: "book",
    },
  ],
  related: ["documentary-hypothesis", "who-wrote-genesis"],
};
