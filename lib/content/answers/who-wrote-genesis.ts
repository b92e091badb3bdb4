import type { Answer } from "./schema";

export const whoWroteGenesis: Answer = {
  id: "who-wrote-genesis",
  section: "Books and authors",
  question: "Did Moses write Genesis and the first five books of the Bible?",
  askedAs: [
    "who wrote genesis",
    "who wrote the book of genesis",
    "who wrote exodus and deuteronomy",
    "did moses really write the torah",
    "how could moses write about his own death",
    "mosaic authorship",
    "moses cannot have written about his own death",
    "who is the author of the pentateuch",
    "who wrote the five books of moses",
    "who really wrote the torah",
  ],
  answer:
    "Jewish and Christian tradition says that Moses did; most scholars today say that the five books grew over centuries out of older material. The books themselves name no author for the whole. They say that Moses wrote certain parts, laws, a journey list and a song, and they speak of him as he. Deuteronomy tells of his death and burial, which even in antiquity was often given to Joshua. Many believers hold that Moses stands at the root and that others completed the work.",
  passages: [
    { reference: "Deuteronomy 31:24-26", why: "Moses writes down the words of this law." },
    { reference: "Numbers 33:2", why: "He records the stages of the journey." },
    { reference: "Deuteronomy 34:5-7", why: "The account of his death." },
    { reference: "John 5:46-47", why: "Jesus speaks of what Moses wrote." },
  ],
  christianViews:
    "Orthodox Jews and many evangelicals hold to Moses as author, since Jesus speaks of his writings, with small later notes. Catholics and most other Protestants accept a long growth and use the name of Moses as tradition does.",
  critics:
    "Critics point to notes from a later age, such as kings in Israel, to doubled stories, and to differences of style and law between the books.",
  sources: [
    {
      author: "Richard Elliott Friedman",
      year: "1987",
      title: "Who Wrote the Bible?",
      publication: "Summit Books",
      kind: "book",
    },
    {
      author: "Kenneth A. Kitchen",
      year: "2003",
      title: "On the Reliability of the Old Testament",
      publication: "Eerdmans",
      kind: "book",
    },
  ],
  related: ["documentary-hypothesis", "what-is-the-torah"],
};
