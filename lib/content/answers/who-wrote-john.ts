import type { Answer } from "./schema";

export const whoWroteJohn: Answer = {
  id: "who-wrote-john",
  section: "Books and authors",
  question: "Who wrote the Gospel of John?",
  askedAs: [
    "did the apostle john write john",
    "who was the beloved disciple",
    "disciple whom jesus loved",
    "is the gospel of john written by an eyewitness",
    "when was john written",
    "author of the book of john",
    "did a disciple write the gospel of john",
  ],
  answer:
    "Tradition says John the son of Zebedee; the book says only that it rests on the testimony of a disciple whom Jesus loved, and never names him. Its last chapter speaks of him in the third person and has others vouch for him, so more than one hand was at work. Most scholars date it about AD 90 to 110 and think of that disciple’s circle; who he was is disputed. Irenaeus, about 180, says that John published it at Ephesus.",
  passages: [
    { reference: "John 21:24", why: "The disciple’s testimony, and those who vouch for it." },
    { reference: "John 19:35", why: "A witness at the cross." },
    { reference: "John 13:23", why: "The first mention of that disciple." },
    { reference: "Mark 3:17", why: "John and his brother, the sons of Zebedee." },
  ],
  christianViews:
    "Most churches hold to the apostle. Some scholars who think it the work of an eyewitness propose another John, called the elder, whom Papias mentions, or Lazarus.",
  critics:
    "Critics say that a Galilean fisherman could hardly have written such Greek, and that a Gospel so unlike the other three is a later reflection. Acts 4:13 calls John unschooled; defenders answer that he could have had help.",
  sources: [
    {
      author: "Raymond E. Brown",
      year: "1966",
      title: "The Gospel According to John I-XII",
      publication: "Anchor Bible, Doubleday",
      kind: "book",
    },
    {
      author: "Richard Bauckham",
      year: "2017",
      title: "Jesus and the Eyewitnesses, 2nd edition",
      publication: "Eerdmans",
      kind: "book",
    },
  ],
  related: ["why-is-john-different", "letters-of-john"],
};
