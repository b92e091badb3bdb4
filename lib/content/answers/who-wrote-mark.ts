import type { Answer } from "./schema";

export const whoWroteMark: Answer = {
  id: "who-wrote-mark",
  section: "Books and authors",
  question: "Who wrote the Gospel of Mark?",
  askedAs: [
    "who was john mark",
    "was mark an apostle",
    "did mark write down peter's memories",
    "when was mark written",
    "is mark the oldest gospel",
    "author of the book of mark",
    "was mark the first gospel written",
  ],
  answer:
    "Early tradition says Mark, Peter’s interpreter, who wrote down what Peter taught; the book itself does not say. Papias reports this from an elder early in the second century, and adds that Mark was accurate but did not write in order. He is usually taken to be the John Mark of Acts. Most scholars hold it to be the oldest Gospel, written about AD 65 to 75, and are divided about the name.",
  passages: [
    { reference: "Acts 12:12", why: "John Mark, whose mother’s house was a meeting place." },
    { reference: "1 Peter 5:13", why: "Mark is with Peter." },
    { reference: "Mark 14:51-52", why: "The young man who fled: some think it is Mark himself." },
    { reference: "Colossians 4:10", why: "Mark, the cousin of Barnabas." },
  ],
  christianViews:
    "Most churches keep to the tradition: since Mark was no apostle, nobody would have picked him to lend weight to a book. Coptic Christians honor him as founder of the church in Alexandria.",
  critics:
    "Critics say that Papias may only be defending the book, that Mark was one of the commonest names in the empire, and that the author seems unsure of the geography around Galilee.",
  sources: [
    {
      author: "Joel Marcus",
      year: "2000",
      title: "Mark 1-8",
      publication: "Anchor Bible, Doubleday",
      kind: "book",
    },
    {
      author: "Eusebius of Caesarea",
      year: "c. 325",
      title: "Church History 3.39",
      publication: "Nicene and Post-Nicene Fathers, series 2, vol. 1",
      kind: "ancient-source",
    },
  ],
  related: ["who-wrote-matthew", "ending-of-mark"],
};
