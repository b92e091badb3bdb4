import type { Answer } from "./schema";

export const gospelOfThomas: Answer = {
  id: "gospel-of-thomas",
  section: "How the Bible was made",
  question: "What is the Gospel of Thomas, and why is it not in the Bible?",
  askedAs: [
    "is the gospel of thomas authentic",
    "why was the gospel of thomas left out",
    "did thomas write a gospel",
    "secret sayings of jesus",
    "nag hammadi gospels",
    "did the church hide the gospel of thomas",
  ],
  answer:
    "The Gospel of Thomas is a collection of 114 sayings ascribed to Jesus, known whole only in a Coptic copy found near Nag Hammadi in Egypt in 1945. About half of the sayings resemble those in Matthew, Mark and Luke; others are unlike anything there. It has no story, no cross and no resurrection. Most scholars date it to the second century, though some think that parts are earlier, and hardly anyone thinks that the apostle wrote it. The churches never widely read it as Scripture.",
  passages: [
    { reference: "John 20:30-31", why: "The Gospels know of more that Jesus did." },
    { reference: "Luke 1:1-2", why: "Others had written before Luke." },
    { reference: "John 20:24-28", why: "The Thomas whose name it bears." },
  ],
  christianViews:
    "All the great churches leave it aside as late and out of step with the apostles’ teaching, in which God saves through Christ’s death and rising rather than by hidden knowledge.",
  critics:
    "Scholars such as Stephen Patterson and Elaine Pagels hold that it preserves early sayings, independent of the other Gospels, and shows a kind of Christianity that lost out. Simon Gathercole and others answer that it knows and uses Matthew and Luke.",
  sources: [
    {
      author: "Simon Gathercole",
      year: "2014",
      title: "The Gospel of Thomas: Introduction and Commentary",
      publication: "Brill",
      kind: "book",
    },
    {
      author: "Elaine Pagels",
      year: "2003",
      title: "Beyond Belief: The Secret Gospel of Thomas",
      publication: "Random House",
      kind: "book",
    },
  ],
  related: ["gospel-of-judas", "lost-books-of-the-bible"],
};
