import type { Answer } from "./schema";

export const whoWroteIsaiah: Answer = {
  id: "who-wrote-isaiah",
  section: "Books and authors",
  question: "Was the book of Isaiah written by one person or more?",
  askedAs: [
    "who wrote isaiah",
    "deutero isaiah",
    "second isaiah theory",
    "how many isaiahs were there",
    "did isaiah predict cyrus by name",
  ],
  answer:
    "Tradition says one, Isaiah of Jerusalem, who lived in the eighth century BC; most scholars say at least two or three. From chapter 40 on, the book speaks to Jews in exile in Babylon, 150 years later, and names Cyrus of Persia as already coming. So those chapters are usually given to an unknown prophet of the exile, and chapters 56 to 66 to the time after the return. The scroll found at Qumran has all 66 chapters as one book, which shows how it was read by then, not how it arose.",
  passages: [
    { reference: "Isaiah 1:1", why: "The heading: Isaiah, under four kings of Judah." },
    { reference: "Isaiah 40:1-2", why: "Here the voice changes to comfort." },
    { reference: "Isaiah 44:28", why: "Cyrus is named." },
    { reference: "John 12:38-41", why: "John quotes both halves as Isaiah’s." },
  ],
  christianViews:
    "Many evangelicals hold to one author, since the New Testament cites all parts as Isaiah’s and since God can foretell a name. Others, Catholic and Protestant, see a school of disciples who carried Isaiah’s message on, inspired no less.",
  critics:
    "Critical scholars say that a prophet speaks to his own people’s situation, and that the language and ideas differ too.",
  sources: [
    {
      author: "Brevard S. Childs",
      year: "2001",
      title: "Isaiah",
      publication: "Westminster John Knox Press",
      kind: "book",
    },
    {
      author: "J. Alec Motyer",
      year: "1993",
      title: "The Prophecy of Isaiah",
      publication: "InterVarsity Press",
      kind: "book",
    },
  ],
  related: ["suffering-servant", "isaiah-7-14"],
};
