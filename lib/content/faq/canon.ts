import type { FaqItem } from "./schema";

export const canon: FaqItem = {
  id: "faq-canon",
  order: 140,
  section: "The Bible: text, canon, reliability",
  question: "Who decided which books are in the Bible?",
  askedAs: [
    "who chose the books of the bible",
    "how was the canon of the bible formed",
    "who put the bible together",
    "when was the bible put together",
    "how did they pick what goes in the bible",
    "who decided what is in the new testament",
    "who made the final list of scripture",
    "athanasius festal letter 367",
    "why 66 books",
    "muratorian fragment",
    "councils of hippo and carthage",
    "some men in a room voted on it",
    "why was revelation accepted and others rejected",
    "criteria for canonicity apostolicity",
    "how did 27 writings become the new testament",
    "why should i trust a list made by bishops",
    "selecting scripture process",
    "how do we know they got the right ones",
    "jamnia yavneh",
    "when was the table of contents fixed",
    "did god choose the books or people",
    "formation of the scriptural canon, essay",
    "politics behind the selection of holy books",
    "did the church make the bible or the bible the church",
    "marcion list",
    "why is esther in and others not",
    "Which guy said this book is in and that one is out",
    "closed canon can we add a new book",
    "jewish canon tanakh fixed when",
    "books accepted and disputed eusebius",
    "Who has select the books of Bible?",
    "luther wanted to remove james",
    "when was the nt canon fixed",
    "date of the new testament canon",
    "when was the canon closed",
  ],
  answer: `No single council voted the Bible into being; the books were received over time by the communities that used them, and later lists recorded the result.

The Old Testament books came to the church from the Jewish people. Around AD 95 Josephus speaks of 22 books, a number that depends on how they are joined and counted. Christians soon read apostolic writings beside them. By about 180 Irenaeus treats four Gospels as a fixed number. The Muratorian list, usually placed in the late second century, names most of the New Testament. In 367 Athanasius gives exactly the 27 books that we have, and councils of the African churches at Hippo (393) and Carthage (397) agree.

A popular story says that the Council of Nicaea chose the books in 325. It did not; its main subject was the Son’s relation to the Father.

Historians differ on how open the edges were. A few books were doubted in some regions for a long time. Christians differ too: Catholics stress the church’s authority in recognizing the canon, Protestants that the books carried their own.`,
  verse: "2 Timothy 3:16",
  sources: [
    {
      author: "Flavius Josephus",
      year: "c. AD 95",
      title: "Against Apion 1.38-41",
      publication: "Rome",
      kind: "ancient-source",
    },
    {
      author: "Athanasius of Alexandria",
      year: "367",
      title: "Festal Letter 39",
      publication: "Nicene and Post-Nicene Fathers, series 2, vol. 4",
      kind: "ancient-source",
    },
  ],
};
