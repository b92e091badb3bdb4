import type { Answer } from "./schema";

export const markOfCain: Answer = {
  id: "mark-of-cain",
  section: "People and places",
  question: "What was the mark of Cain?",
  askedAs: [
    "what happened to cain",
    "was the mark of cain black skin",
    "why did god protect cain",
    "where did cain go",
  ],
  answer:
    "The Bible does not say what it looked like; it says what it was for: that nobody who met Cain should kill him. So it was protection for a murderer, a mercy within the punishment. The claim that it was dark skin is not in the text and was made up much later, in order to justify slavery.",
  passages: [
    { reference: "Genesis 4:13-16", why: "Cain’s fear, the mark, and the land of Nod." },
    { reference: "Genesis 4:8-12", why: "What he had done." },
    { reference: "1 John 3:11-12", why: "How the New Testament remembers him." },
  ],
  sources: [],
  related: ["curse-of-ham", "cain-and-abels-offerings"],
};
