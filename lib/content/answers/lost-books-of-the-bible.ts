import type { Answer } from "./schema";

export const lostBooksOfTheBible: Answer = {
  id: "lost-books-of-the-bible",
  section: "How the Bible was made",
  question: "Are there lost or hidden books of the Bible?",
  askedAs: [
    "what are the lost books of the bible",
    "what books were removed from the bible",
    "banned books of the bible",
    "book of jashar",
    "did the church hide gospels",
    "forbidden gospels",
    "which books were taken out of the bible",
    "other gospels that are not in the bible",
    "what is the book of jasher",
  ],
  answer:
    "Some books that the Bible itself mentions are lost, such as the Book of Jashar and the Book of the Wars of the Lord; nobody knows of any that was removed in secret. Other ancient writings, like the gospels of Thomas, Peter and Mary, never had a wide place in the churches’ list, and today anyone can read them in translation. Some were condemned by bishops and survived only in the sands of Egypt. Books now sold as “Jasher” are medieval or later.",
  passages: [
    { reference: "Joshua 10:13", why: "The Book of Jashar is cited here." },
    { reference: "Numbers 21:14", why: "The Book of the Wars of the Lord." },
    { reference: "1 Chronicles 29:29", why: "Chronicles of Samuel, Nathan and Gad." },
    { reference: "Colossians 4:16", why: "A letter from Laodicea that we do not have." },
  ],
  christianViews:
    "Most Christians hold that God gave the church the books it needs. The Ethiopian church has the widest list, with Enoch and Jubilees; Latter-day Saints add later scriptures.",
  critics:
    "Elaine Pagels, Bart Ehrman and others say that the winners among early Christian groups chose the books, and that others lost their voice. Critics of that view answer that the four Gospels are simply the oldest.",
  sources: [
    {
      author: "Bart D. Ehrman",
      year: "2003",
      title: "Lost Christianities",
      publication: "Oxford University Press",
      kind: "book",
    },
    {
      author: "Philip Jenkins",
      year: "2001",
      title: "Hidden Gospels: How the Search for Jesus Lost Its Way",
      publication: "Oxford University Press",
      kind: "book",
    },
  ],
  related: ["gospel-of-thomas", "book-of-enoch"],
};
