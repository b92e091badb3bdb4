import type { Answer } from "./schema";

export const whyIsJohnDifferent: Answer = {
  id: "why-is-john-different",
  section: "Books and authors",
  question: "Why is the Gospel of John so different from the other three?",
  askedAs: [
    "john vs synoptic gospels",
    "why doesn't john have parables",
    "did jesus cleanse the temple once or twice",
    "why does jesus talk differently in john",
    "is the gospel of john less historical",
    "why does john sound so different from matthew mark and luke",
  ],
  answer:
    "The Gospel of John was probably written last and for another purpose: to show who Jesus is, by a few signs and long conversations. It has no parables like those of the others, no casting out of demons and no bread and cup at the Last Supper; instead there are the wine at Cana, Nicodemus, Lazarus and the sayings on the bread, the light and the vine. Jesus goes to Jerusalem several times, and drives out the merchants at the start. Most scholars think that the author has put much into his own words.",
  passages: [
    { reference: "John 20:30-31", why: "Its purpose, in its own words." },
    { reference: "John 2:13-16", why: "The temple at the start; the others have it at the end." },
    { reference: "John 16:12-13", why: "The Spirit will lead the disciples further." },
    { reference: "Matthew 11:27", why: "A saying in Matthew that sounds like John." },
  ],
  christianViews:
    "Clement of Alexandria called it a spiritual Gospel. Many Christians hold that John adds what the others left out and so assumes two cleansings. Others say that he gives the meaning of Jesus, rather than his exact words.",
  critics:
    "Critics use John sparingly as a source for what Jesus said. Yet in places, such as the pool of Bethesda and the length of his ministry, many now think John well informed.",
  sources: [
    {
      author: "C. H. Dodd",
      year: "1963",
      title: "Historical Tradition in the Fourth Gospel",
      publication: "Cambridge University Press",
      kind: "book",
    },
    {
      author: "Craig L. Blomberg",
      year: "2001",
      title: "The Historical Reliability of John’s Gospel",
      publication: "InterVarsity Press",
      kind: "book",
    },
  ],
  related: ["who-wrote-john"],
};
