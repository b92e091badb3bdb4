import type { Answer } from "./schema";

export const septuagint: Answer = {
  id: "septuagint",
  section: "How the Bible was made",
  question: "What is the Septuagint?",
  askedAs: [
    "lxx meaning",
    "greek old testament",
    "who translated the septuagint",
    "did jesus and the apostles use the septuagint",
    "seventy translators legend",
    "difference between septuagint and hebrew bible",
    "old testament in greek translation",
    "which old testament did the apostles read",
  ],
  answer:
    "The Septuagint is the ancient Greek translation of the Hebrew Scriptures, begun in Alexandria in the third century BC with the five books of Moses and completed over the next two centuries. The name means seventy, from a legend of seventy-two Jewish translators. It was the Bible of Greek-speaking Jews and then of the first Christians: most quotations in the New Testament follow it. It differs from the Hebrew in places and contains more books; it is still the Old Testament of the Greek Orthodox Church.",
  passages: [
    { reference: "Acts 8:32-33", why: "The Ethiopian reads Isaiah in its Greek form." },
    { reference: "Hebrews 10:5-7", why: "A quotation that differs from the Hebrew Psalm." },
    { reference: "Matthew 1:22-23", why: "The most debated Greek rendering of all." },
  ],
  christianViews:
    "Orthodox Christians hold it in the highest honor, some as inspired. Western churches, since Jerome, translate from the Hebrew and use the Greek for comparison.",
  critics:
    "The Dead Sea Scrolls showed that some of its differences go back to other Hebrew texts and are not the translators’ freedom. Scholars call it a collection of translations of unequal quality.",
  sources: [
    {
      author: "Karen H. Jobes and Moisés Silva",
      year: "2015",
      title: "Invitation to the Septuagint, 2nd edition",
      publication: "Baker Academic",
      kind: "book",
    },
    {
      author: "Emanuel Tov",
      year: "2012",
      title: "Textual Criticism of the Hebrew Bible, 3rd edition",
      publication: "Fortress Press",
      kind: "book",
    },
  ],
  related: ["masoretic-text", "isaiah-7-14"],
};
