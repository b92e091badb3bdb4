import type { Answer } from "./schema";

export const startingToReadTheBible: Answer = {
  id: "starting-to-read-the-bible",
  section: "Christian living",
  question: "How do I start reading the Bible?",
  askedAs: [
    "where should i begin in the bible",
    "i dont understand the bible",
    "how to read the bible for beginners",
    "best book of the bible to start with",
    "how much bible should i read a day",
    "bible reading tips",
  ],
  answer:
    "Begin with a Gospel, Mark for its speed or Luke for its stories, a chapter a day, and a Psalm beside it. Ask three things: what does it say, what did it mean to those who first heard it, and what touches me. Then read Genesis, Acts and a letter such as Philippians. Leave the hard books for later, miss a day without guilt, and read with somebody if you can; this site’s reading plans keep the count for you.",
  passages: [
    { reference: "Luke 1:1-4", why: "Luke says why he wrote: that one may be sure." },
    { reference: "Psalms 119:105", why: "A lamp for the next step, not a floodlight." },
    { reference: "Acts 8:30-31", why: "How can I understand, unless someone guides me?" },
  ],
  sources: [],
  related: ["how-do-reading-plans-work", "hardest-book-of-the-bible"],
};
