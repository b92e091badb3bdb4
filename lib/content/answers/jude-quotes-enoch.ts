import type { Answer } from "./schema";

export const judeQuotesEnoch: Answer = {
  id: "jude-quotes-enoch",
  section: "Books and authors",
  question: "Why does Jude quote the Book of Enoch?",
  askedAs: [
    "does the bible quote the book of enoch",
    "jude 14 enoch prophecy",
    "who wrote jude",
    "michael and the devil arguing over moses body",
    "is enoch scripture because jude quotes it",
  ],
  answer:
    "Jude uses a line from it as a prophecy of judgment that his readers knew; he does not say whether he held the whole book to be Scripture. He also mentions a quarrel of Michael with the devil over Moses’ body, which seems to come from another Jewish writing. Paul quotes pagan poets in the same way, to make a point. The author calls himself Jude, brother of James, and so by tradition a brother of Jesus; some scholars think of a later writer.",
  passages: [
    { reference: "Jude 1:14-15", why: "The quotation." },
    { reference: "Jude 1:9", why: "Michael and the body of Moses." },
    { reference: "Jude 1:1", why: "The writer’s name." },
    { reference: "Titus 1:12", why: "Paul quotes a Cretan writer." },
  ],
  christianViews:
    "Most Christians say that a true sentence may be quoted from a book that is not inspired. The Ethiopian church holds Enoch itself to be Scripture. Some in the early church doubted Jude for this reason, as Jerome reports.",
  critics:
    "Critics say that Jude plainly thought that Enoch, the seventh from Adam, had spoken these words, which no historian believes.",
  sources: [
    {
      author: "Richard J. Bauckham",
      year: "1983",
      title: "Jude, 2 Peter",
      publication: "Word Biblical Commentary, Word Books",
      kind: "book",
    },
  ],
  related: ["book-of-enoch", "letters-of-peter"],
};
