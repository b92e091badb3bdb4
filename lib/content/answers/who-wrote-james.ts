import type { Answer } from "./schema";

export const whoWroteJames: Answer = {
  id: "who-wrote-james",
  section: "Books and authors",
  question: "Who wrote the letter of James?",
  askedAs: [
    "which james wrote the book of james",
    "did jesus brother write james",
    "author of the epistle of james",
    "when was james written",
    "what is the book of james about",
  ],
  answer:
    "The letter comes from a James who needs no further title, and tradition takes him to be the brother of Jesus who led the church in Jerusalem. He was killed in AD 62, as Josephus tells. Some scholars accept him as author, which would make it one of the oldest Christian writings; others think that its good Greek points to a later writer in his name. It is a letter of plain advice on trials, the tongue, the rich and the poor, and faith that acts.",
  passages: [
    { reference: "James 1:1", why: "The writer’s own introduction." },
    { reference: "Galatians 1:19", why: "James, the Lord’s brother." },
    { reference: "Acts 15:13", why: "James speaks for the church in Jerusalem." },
    { reference: "James 1:22", why: "The heart of the letter: do what you hear." },
  ],
  christianViews:
    "Protestants mostly take him as a son of Mary and Joseph; Orthodox as a son of Joseph’s first marriage; Catholics as a cousin. Luther thought little of the letter, but most Christians have treasured it.",
  critics:
    "Those who date it late say that it was little known before the third century, and that it answers a misunderstanding of Paul.",
  sources: [
    {
      author: "Luke Timothy Johnson",
      year: "1995",
      title: "The Letter of James",
      publication: "Anchor Bible, Doubleday",
      kind: "book",
    },
  ],
  related: ["faith-or-works"],
};
