import type { Answer } from "./schema";

export const lettersOfJohn: Answer = {
  id: "letters-of-john",
  section: "Books and authors",
  question: "Who wrote 1, 2 and 3 John?",
  askedAs: [
    "who wrote first john",
    "author of the letters of john",
    "who is the elder in 2 john",
    "who is the elect lady",
    "did the same john write the gospel and the letters",
    "did the apostle john write the letters of john",
    "who wrote 1 john",
  ],
  answer:
    "Tradition says the apostle John; the first letter is unsigned, and the writer of the other two calls himself the elder. Their language and thought are so like the Gospel of John that most scholars give them to the same circle, if not the same hand, about AD 85 to 110. The second and third are the length of one papyrus sheet. The elect lady of 2 John may be a woman or, as many think, a church.",
  passages: [
    { reference: "1 John 1:1-3", why: "A witness speaks, without a name." },
    { reference: "2 John 1:1", why: "The elder to the elect lady." },
    { reference: "3 John 1:1", why: "The elder to Gaius." },
    { reference: "1 John 4:7-8", why: "The letter’s best-known thought: God is love." },
  ],
  christianViews:
    "Most churches hold to the apostle. Some, following Papias and Jerome’s report, think of another John, called the elder.",
  critics:
    "Critical scholars see in 1 John the marks of a split in the community, over whether Jesus truly came in the flesh, and think of a writer of the next generation.",
  sources: [
    {
      author: "Raymond E. Brown",
      year: "1982",
      title: "The Epistles of John",
      publication: "Anchor Bible, Doubleday",
      kind: "book",
    },
  ],
  related: ["who-wrote-john"],
};
