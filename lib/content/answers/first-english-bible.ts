import type { Answer } from "./schema";

export const firstEnglishBible: Answer = {
  id: "first-english-bible",
  section: "How the Bible was made",
  question: "Who first translated the Bible into English?",
  askedAs: [
    "william tyndale bible",
    "wycliffe bible",
    "when was the bible first translated into english",
    "why was tyndale killed",
    "first printed bible gutenberg",
    "was it illegal to translate the bible",
    "when did english people get the bible",
    "history of the english bible",
  ],
  answer:
    "The first whole Bible in English came from John Wycliffe’s circle in the 1380s, translated from Latin and copied by hand. William Tyndale made the first printed English New Testament from Greek, in 1526, and was executed for heresy near Brussels in 1536. Miles Coverdale printed the first complete Bible in 1535, and the King James Version followed in 1611, much of it in Tyndale’s words. The first large book printed in Europe with movable type was a Latin Bible, by Gutenberg, about 1455.",
  passages: [
    { reference: "Nehemiah 8:8", why: "Scripture is read so that people understand." },
    { reference: "Acts 2:11", why: "God’s works told in each one’s own language." },
    {
      reference: "Psalms 119:130",
      why: "A verse such translators lived by: God’s words give light.",
    },
  ],
  christianViews:
    "Protestants honor Tyndale as a martyr for the open Bible. Catholics point out that parts had been put into Old English centuries earlier, and that the bishops feared heretical notes more than English; the ban on unapproved translations, of about 1408, stood in England, and not everywhere.",
  sources: [
    {
      author: "David Daniell",
      year: "2003",
      title: "The Bible in English",
      publication: "Yale University Press",
      kind: "book",
    },
  ],
  related: ["king-james-only", "vulgate"],
};
