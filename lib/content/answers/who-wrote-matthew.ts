import type { Answer } from "./schema";

export const whoWroteMatthew: Answer = {
  id: "who-wrote-matthew",
  section: "Books and authors",
  question: "Who wrote the Gospel of Matthew?",
  askedAs: [
    "did matthew the tax collector write matthew",
    "author of the book of matthew",
    "is the gospel of matthew written by an eyewitness",
    "when was matthew written",
    "was matthew written in hebrew first",
    "is matthew's gospel really by matthew",
  ],
  answer:
    "Tradition says the apostle Matthew, the tax collector; most scholars think of a Jewish Christian of the next generation, who used Mark, writing about AD 70 to 90. The book itself names no author; its title is found in all copies that have one. Papias, early in the second century, says that Matthew set down the sayings in the Hebrew language, but our Gospel seems to have been composed in Greek. It is the most Jewish of the four in its questions, and the favorite of the early church.",
  passages: [
    { reference: "Matthew 9:9", why: "The call of Matthew at the tax booth." },
    { reference: "Matthew 5:17", why: "Its theme: the law fulfilled." },
    {
      reference: "Matthew 13:52",
      why: "Some see the author’s portrait here, a scribe with new and old.",
    },
    { reference: "Matthew 28:18-20", why: "Its ending, which opens to all nations." },
  ],
  christianViews:
    "Many evangelicals and others defend the apostle, since a less likely name would hardly be invented. Others, Catholic scholars among them, leave the name as tradition’s and stress that the church received the book as apostolic.",
  critics:
    "Critics ask why an eyewitness would lean so heavily on Mark, who was none, even for the story of his own call.",
  sources: [
    {
      author: "R. T. France",
      year: "2007",
      title: "The Gospel of Matthew",
      publication: "Eerdmans",
      kind: "book",
    },
    {
      author: "Ulrich Luz",
      year: "2007",
      title: "Matthew 1-7",
      publication: "Hermeneia, Fortress Press",
      kind: "book",
    },
  ],
  related: ["synoptic-problem", "who-wrote-mark"],
};
