import type { Answer } from "./schema";

export const whoWroteRevelation: Answer = {
  id: "who-wrote-revelation",
  section: "Books and authors",
  question: "Who wrote Revelation, and when?",
  askedAs: [
    "did the apostle john write revelation",
    "who is john of patmos",
    "when was revelation written",
    "author of the book of revelation",
    "who wrote the last book of the bible",
    "which john wrote revelation",
  ],
  answer:
    "A Christian prophet named John wrote it, on the island of Patmos; tradition takes him for the apostle. Justin Martyr, about AD 155, already says so. Dionysius of Alexandria, in the third century, thought of another John, since the Greek is so unlike that of the Gospel, and most scholars today agree with him. Irenaeus dates it near the end of Domitian’s reign, about 95; some prefer the years after Nero, about 68 or 69.",
  passages: [
    { reference: "Revelation 1:1-2", why: "The servant John receives it." },
    { reference: "Revelation 1:9", why: "On Patmos, for the sake of God’s word." },
    { reference: "Revelation 22:8", why: "He names himself again." },
    { reference: "Revelation 1:10-11", why: "He is told to write to seven churches." },
  ],
  christianViews:
    "Catholics, Orthodox and most Protestants honor the tradition of the apostle, and see the difference of style as that of visions. The Eastern churches accepted the book late, and do not read it in the liturgy.",
  critics:
    "Scholars take him as a wandering prophet known in Asia Minor; the book makes no claim to be by one of the Twelve.",
  sources: [
    {
      author: "David E. Aune",
      year: "1997",
      title: "Revelation 1-5",
      publication: "Word Biblical Commentary, Word Books",
      kind: "book",
    },
    {
      author: "G. K. Beale",
      year: "1999",
      title: "The Book of Revelation",
      publication: "Eerdmans",
      kind: "book",
    },
  ],
  related: ["how-to-read-revelation"],
};
