import type { Answer } from "./schema";

export const bibleInspired: Answer = {
  id: "bible-inspired",
  section: "How the Bible was made",
  question: "What does it mean that the Bible is inspired?",
  askedAs: [
    "is the bible the word of god",
    "how is the bible inspired by god",
    "did god dictate the bible",
    "god-breathed meaning",
    "why do christians think the bible is from god",
    "how do we know the bible is god's word",
    "who inspired the bible",
    "is the bible just a human book",
  ],
  answer:
    "Christians mean that God stands behind these human writings, so that through them he says what he wants to say. The word comes from 2 Timothy, where Scripture is called God-breathed. Few think of dictation: the writers used sources, had their own styles, and sometimes said how they felt. How far God’s part reaches, to every word or to the message, is where Christians differ.",
  passages: [
    {
      reference: "2 Timothy 3:16-17",
      why: "Where the word comes from, with what Scripture is for.",
    },
    { reference: "2 Peter 1:20-21", why: "People spoke, carried by the Spirit." },
    { reference: "1 Thessalonians 2:13", why: "Human speech received as God’s word." },
    { reference: "1 Corinthians 7:12", why: "Paul marks what is his own advice." },
  ],
  christianViews:
    "Evangelicals mostly teach that the very words are inspired. Catholics teach, in Dei Verbum, that God is the author and the humans are true authors too. The Orthodox stress the Spirit in the whole life of the church. Karl Barth said that the Bible becomes God’s word when God speaks through it; many liberal Protestants see in it the record of people’s experience of God.",
  critics:
    "Critics ask how one could tell an inspired book from one that is not, note that 2 Timothy cannot have had the New Testament in view, and see only human words.",
  sources: [
    {
      author: "Second Vatican Council",
      year: "1965",
      title: "Dei Verbum",
      publication: "Vatican City",
      kind: "report",
    },
    {
      author: "B. B. Warfield",
      year: "1948",
      title: "The Inspiration and Authority of the Bible",
      publication: "Presbyterian and Reformed",
      kind: "book",
    },
  ],
  related: ["bible-inerrant", "who-wrote-the-bible"],
};
