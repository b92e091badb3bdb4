import type { Answer } from "./schema";

export const textualCriticism: Answer = {
  id: "textual-criticism",
  section: "How the Bible was made",
  question: "What is textual criticism of the Bible?",
  askedAs: [
    "how do scholars know what the original bible said",
    "what are textual variants",
    "how many errors are in the bible manuscripts",
    "how do they decide which manuscript is right",
    "is textual criticism an attack on the bible",
    "400000 variants in the new testament",
  ],
  answer:
    "Textual criticism is the work of comparing the handwritten copies in order to find out what the authors first wrote. It is criticism in the sense of careful judging, not of blaming, and it is done for Homer and Shakespeare too. Scholars weigh the age and kinship of copies and ask which reading explains the others: the shorter or the harder one is often the older. Most differences are slips of spelling and order; a few dozen matter for the sense, and good Bibles note them.",
  passages: [
    { reference: "Mark 1:2", why: "A small example: Isaiah, or the prophets?" },
    { reference: "Proverbs 25:1", why: "Old sayings copied out by Hezekiah’s men." },
    { reference: "Revelation 22:18-19", why: "An old warning to copyists and readers." },
  ],
  christianViews:
    "Most churches welcome the work. Some Christians distrust it, since it treats the Bible like other books, and hold to a received text.",
  critics:
    "Bart Ehrman stresses that scribes sometimes changed the text to suit their beliefs, and that we cannot always get behind them. His teacher Bruce Metzger, and many others, judged that the text is on the whole well recovered.",
  sources: [
    {
      author: "Bruce M. Metzger and Bart D. Ehrman",
      year: "2005",
      title: "The Text of the New Testament, 4th edition",
      publication: "Oxford University Press",
      kind: "book",
    },
    {
      author: "Bart D. Ehrman",
      year: "1993",
      title: "The Orthodox Corruption of Scripture",
      publication: "Oxford University Press",
      kind: "book",
    },
  ],
  related: ["original-manuscripts", "missing-verses"],
};
