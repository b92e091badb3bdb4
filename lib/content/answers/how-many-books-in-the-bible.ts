import type { Answer } from "./schema";

export const howManyBooksInTheBible: Answer = {
  id: "how-many-books-in-the-bible",
  section: "How the Bible was made",
  question: "How many books are in the Bible?",
  askedAs: [
    "number of books in the bible",
    "how many books in the old testament and new testament",
    "why are there 66 books in the bible",
    "how many chapters and verses are in the bible",
    "what are the sections of the bible",
  ],
  answer:
    "Protestant Bibles have 66 books, with 39 in the Old Testament and 27 in the New; Catholic Bibles have 73, and Orthodox Bibles a few more. All share the same New Testament. Jews count the books of the Old Testament as 24, because they join some of them. The 66 have 1,189 chapters and, in the King James Version, 31,102 verses. Its kinds of writing are law, history, poetry, prophecy, gospels, letters and a vision.",
  passages: [
    { reference: "Luke 24:44", why: "A Jewish division: law, prophets and psalms." },
    {
      reference: "2 Peter 3:15-16",
      why: "Paul’s letters are spoken of beside the other Scriptures.",
    },
    { reference: "2 Timothy 3:15", why: "The sacred writings known from childhood." },
  ],
  christianViews:
    "The difference between the large churches lies only in the Old Testament, in books that came with the Greek Bible. The Ethiopian church counts 81.",
  sources: [],
  related: ["what-is-the-apocrypha"],
};
