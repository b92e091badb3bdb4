import type { Answer } from "./schema";

export const hardestBookOfTheBible: Answer = {
  id: "hardest-book-of-the-bible",
  section: "Books and authors",
  question: "What is the hardest book of the Bible to understand?",
  askedAs: [
    "most difficult book in the bible",
    "hardest part of the bible to read",
    "confusing books of the bible",
    "why is the bible so hard to understand",
    "which bible books should beginners avoid",
    "i don't understand the bible",
  ],
  answer:
    "Readers who are asked for the hardest book most often name Revelation, Ezekiel, Daniel’s visions and Leviticus, and Romans among the letters. Job has the hardest Hebrew. They are difficult because they speak in pictures, in laws from a far-off world, or in long arguments. Nobody is slow for finding them so: one New Testament letter says openly that some things in Paul are hard to understand. Start with a Gospel, and use a good introduction for the rest.",
  passages: [
    { reference: "2 Peter 3:15-16", why: "Even then, parts of Paul’s letters were found hard." },
    { reference: "Acts 8:30-31", why: "A reader asks for somebody to explain." },
    { reference: "Daniel 8:27", why: "Daniel himself is at a loss over his vision." },
    { reference: "Psalms 119:18", why: "A prayer for opened eyes." },
  ],
  christianViews:
    "Protestants have said that what is needed for salvation is clear enough for everyone. Catholics and Orthodox stress reading with the church and its teachers.",
  sources: [],
  related: ["how-to-read-revelation", "why-read-leviticus"],
};
