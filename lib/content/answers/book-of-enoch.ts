import type { Answer } from "./schema";

export const bookOfEnoch: Answer = {
  id: "book-of-enoch",
  section: "How the Bible was made",
  question: "What is the Book of Enoch, and why is it not in the Bible?",
  askedAs: [
    "why was the book of enoch removed",
    "is the book of enoch true",
    "book of enoch watchers giants",
    "should christians read the book of enoch",
    "who wrote the book of enoch",
  ],
  answer:
    "The Book of Enoch is a collection of Jewish visions from about the third century BC to the first century AD, written in the name of the Enoch of Genesis; he cannot have written it. It tells of angels who took human wives, of heaven and of judgment. Copies in Aramaic were found among the Dead Sea Scrolls, and Jude quotes a line of it. It was widely read, but neither the Jewish nor most Christian lists took it in; only the Ethiopian and Eritrean Orthodox churches have it in their Bible.",
  passages: [
    { reference: "Genesis 5:22-24", why: "All that Genesis says of Enoch." },
    { reference: "Genesis 6:1-4", why: "The lines that the book expands." },
    { reference: "Jude 1:14-15", why: "Jude’s quotation." },
  ],
  christianViews:
    "Tertullian defended it; Augustine thought it too old and uncertain to trust. Most Christians see it as useful background for the New Testament and not as Scripture.",
  critics:
    "Scholars point to its influence on ideas of demons, judgment and the Son of Man, and see in its fate how fluid the idea of Scripture still was.",
  sources: [
    {
      author: "George W. E. Nickelsburg",
      year: "2001",
      title: "1 Enoch 1",
      publication: "Hermeneia, Fortress Press",
      kind: "book",
    },
    {
      author: "R. H. Charles",
      year: "1912",
      title: "The Book of Enoch, or 1 Enoch",
      publication: "Clarendon Press, Oxford",
      kind: "book",
    },
  ],
  related: ["jude-quotes-enoch", "lost-books-of-the-bible", "who-were-the-nephilim"],
};
