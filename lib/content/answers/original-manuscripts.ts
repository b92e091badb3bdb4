import type { Answer } from "./schema";

export const originalManuscripts: Answer = {
  id: "original-manuscripts",
  section: "How the Bible was made",
  question: "Do we have the original manuscripts of the Bible?",
  askedAs: [
    "where are the original bible manuscripts",
    "does the original bible still exist",
    "where is the first bible",
    "are there any original scrolls written by the apostles",
    "what happened to the original bible",
    "can you see the original bible somewhere",
    "none of the originals of the bible survive",
    "do we have anything in paul's own handwriting",
  ],
  answer:
    "The originals of the Bible are lost; not one page from the hand of an author is known to survive. They wrote on papyrus and leather, which wear out, and the books live in copies of copies. For the New Testament the earliest pieces are from the second and third centuries and the earliest whole copies from the fourth; for the Hebrew Bible, the Dead Sea Scrolls go back to the third century BC. Scholars compare the copies to come as near as possible to the first text.",
  passages: [
    { reference: "Jeremiah 36:27-28", why: "A scroll was burned, and written again." },
    { reference: "Colossians 4:16", why: "Letters are passed on and copied from the start." },
    { reference: "2 Timothy 4:13", why: "The books and parchments that Paul asks for." },
  ],
  christianViews:
    "Christians who hold the Bible to be without error say so of the originals, and trust that the copies are close to them. Others say that God evidently did not think it needful to keep the originals.",
  critics:
    "Bart Ehrman and others ask what use an inspired original is if nobody has it, and stress that the first century of copying, when most changes arose, is the least known.",
  sources: [
    {
      author: "Bart D. Ehrman",
      year: "2005",
      title: "Misquoting Jesus",
      publication: "HarperSanFrancisco",
      kind: "book",
    },
    {
      author: "Bruce M. Metzger and Bart D. Ehrman",
      year: "2005",
      title: "The Text of the New Testament, 4th edition",
      publication: "Oxford University Press",
      kind: "book",
    },
  ],
  related: ["oldest-manuscripts", "textual-criticism"],
};
