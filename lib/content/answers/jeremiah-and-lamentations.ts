import type { Answer } from "./schema";

export const jeremiahAndLamentations: Answer = {
  id: "jeremiah-and-lamentations",
  section: "Books and authors",
  question: "Did Jeremiah write Jeremiah and Lamentations?",
  askedAs: [
    "who wrote lamentations",
    "who wrote the book of jeremiah",
    "who was baruch in the bible",
    "why is jeremiah called the weeping prophet",
    "what is lamentations about",
  ],
  answer:
    "The book of Jeremiah holds his words, many of them dictated to his scribe Baruch, with stories told about him; Lamentations names no author, and tradition gives it to him. A first scroll was burned by the king and written again with additions, so the book itself tells how it grew. The Greek version is about an eighth shorter and in another order. Lamentations mourns the fall of Jerusalem in 586 BC, in poems that mostly follow the Hebrew alphabet.",
  passages: [
    { reference: "Jeremiah 36:4", why: "Jeremiah dictates to Baruch." },
    { reference: "Jeremiah 36:32", why: "A second scroll, with more words added." },
    {
      reference: "2 Chronicles 35:25",
      why: "Jeremiah is known for laments, though these are for Josiah.",
    },
    { reference: "Lamentations 3:22-24", why: "Hope in the middle of the grief." },
  ],
  christianViews:
    "Tradition, Jewish and Christian, reads both as Jeremiah’s. Many Christians today hold Lamentations to be the work of one or more poets who had seen the same ruin.",
  critics:
    "Scholars divide Jeremiah into his poems, Baruch’s narratives and later sermons, and dispute how much goes back to each.",
  sources: [
    {
      author: "Jack R. Lundbom",
      year: "1999",
      title: "Jeremiah 1-20",
      publication: "Anchor Bible, Doubleday",
      kind: "book",
    },
    {
      author: "Adele Berlin",
      year: "2002",
      title: "Lamentations",
      publication: "Old Testament Library, Westminster John Knox Press",
      kind: "book",
    },
  ],
  related: ["minor-prophets", "septuagint"],
};
