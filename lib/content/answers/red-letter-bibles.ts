import type { Answer } from "./schema";

export const redLetterBibles: Answer = {
  id: "red-letter-bibles",
  section: "How the Bible was made",
  question: "Why are some words in the Bible printed in red?",
  askedAs: [
    "what do the red letters mean in the bible",
    "red letter bible who invented",
    "words of jesus in red",
    "are the red words more important",
    "who decided which words are red in john 3",
    "why is some writing in my bible red",
  ],
  answer:
    "Red marks the words of Jesus, a custom begun by the American publisher Louis Klopsch in 1899. He took the idea from Jesus’ saying about the new covenant in his blood. It is an aid by editors, not a part of the text: the old copies have no quotation marks, so in places it is uncertain where Jesus stops speaking, as in John 3. Many Christians also point out that all of Scripture counts, and not the red words only.",
  passages: [
    { reference: "Luke 22:20", why: "The verse that gave Klopsch the idea." },
    { reference: "John 3:14-18", why: "Jesus still speaking, or John? Editions differ." },
    { reference: "2 Timothy 3:16", why: "The whole of Scripture is called useful." },
  ],
  sources: [],
  related: ["chapters-and-verses"],
};
