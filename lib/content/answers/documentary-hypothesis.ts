import type { Answer } from "./schema";

export const documentaryHypothesis: Answer = {
  id: "documentary-hypothesis",
  section: "How the Bible was made",
  question: "What is the documentary hypothesis?",
  askedAs: [
    "jedp theory",
    "who are j e d and p",
    "sources of the pentateuch",
    "wellhausen hypothesis",
    "did different people write the five books of moses",
  ],
  answer:
    "The documentary hypothesis is the theory that the five books of Moses were woven together from four older works, called J, E, D and P, written between about the tenth and the fifth century BC. It explains doubled stories, changes in God’s name and differences in law and style. In the strict form that Julius Wellhausen gave it, it is no longer agreed on; scholars now argue about sources, fragments and layers. That the books grew from several hands over time is held by nearly all critical scholars, and by many believing ones.",
  passages: [
    { reference: "Genesis 1:1", why: "A passage that the theory gives to P." },
    { reference: "Genesis 2:4", why: "Here, on this theory, an account from J begins." },
    {
      reference: "Exodus 6:2-3",
      why: "The verse about the divine name that set off the question.",
    },
    {
      reference: "Deuteronomy 31:24-26",
      why: "The text’s own word: Moses wrote this law in a book.",
    },
  ],
  christianViews:
    "Orthodox Jews and many evangelical Christians hold that Moses wrote the whole, or its bulk, and that doublets are deliberate and change of names has meaning. Catholic and many Protestant scholars accept long growth, and see God at work in it.",
  critics:
    "Critics of the theory, religious and secular, say that its sources have never been found and that no two scholars divide the text alike. Its defenders answer that the seams are plain to any careful reader.",
  sources: [
    {
      author: "Julius Wellhausen",
      year: "1885",
      title: "Prolegomena to the History of Israel",
      publication: "Adam and Charles Black, Edinburgh",
      kind: "book",
    },
    {
      author: "Joel S. Baden",
      year: "2012",
      title: "The Composition of the Pentateuch",
      publication: "Yale University Press",
      kind: "book",
    },
    {
      author: "Umberto Cassuto",
      year: "1961",
      title: "The Documentary Hypothesis and the Composition of the Pentateuch",
      publication: "Magnes Press, Jerusalem",
      kind: "book",
    },
  ],
  related: ["who-wrote-genesis", "two-creation-accounts"],
};
