import type { Answer } from "./schema";

export const paulsLetters: Answer = {
  id: "pauls-letters",
  section: "Books and authors",
  question: "Which letters did Paul really write?",
  askedAs: [
    "how many books did paul write",
    "did paul write all his letters",
    "disputed letters of paul",
    "undisputed letters of paul",
    "forged letters of paul",
    "who wrote ephesians and colossians",
    "how many letters of paul are in the bible",
    "which epistles are really from paul",
    "fake letters in the new testament",
  ],
  answer:
    "Thirteen letters bear Paul’s name, and nearly all scholars accept seven: Romans, 1 and 2 Corinthians, Galatians, Philippians, 1 Thessalonians and Philemon. Opinion is divided on Colossians, 2 Thessalonians and Ephesians, and most critical scholars think that 1 and 2 Timothy and Titus are by a follower. The reasons are style, vocabulary and the kind of church they assume. He did use secretaries and coauthors, which makes such tests less sure. Hebrews does not claim to be his.",
  passages: [
    { reference: "Romans 16:22", why: "A secretary, Tertius, adds his greeting." },
    { reference: "2 Thessalonians 3:17", why: "A greeting in Paul’s own hand as a sign." },
    { reference: "Galatians 6:11", why: "He takes the pen himself." },
    { reference: "2 Peter 3:15-16", why: "A collection of his letters is already known." },
  ],
  christianViews:
    "Many evangelicals hold that Paul wrote all thirteen, since the letters say so and the early church rejected forgeries. Many other Christians accept that disciples wrote in his name, and hold these letters to be Scripture all the same.",
  critics:
    "Some, such as Bart Ehrman, say that writing under another’s name was regarded as deceit then as now, and call the disputed letters forgeries.",
  sources: [
    {
      author: "Raymond E. Brown",
      year: "1997",
      title: "An Introduction to the New Testament",
      publication: "Doubleday",
      kind: "book",
    },
    {
      author: "Bart D. Ehrman",
      year: "2013",
      title: "Forgery and Counterforgery",
      publication: "Oxford University Press",
      kind: "book",
    },
    {
      author: "Luke Timothy Johnson",
      year: "2001",
      title: "The First and Second Letters to Timothy",
      publication: "Anchor Bible, Doubleday",
      kind: "book",
    },
  ],
  related: ["timothy-and-titus", "who-wrote-hebrews"],
};
