import type { Answer } from "./schema";

export const whenWasDanielWritten: Answer = {
  id: "when-was-daniel-written",
  section: "Books and authors",
  question: "When was the book of Daniel written?",
  askedAs: [
    "who wrote daniel",
    "is daniel a forgery",
    "was daniel written after the events",
    "daniel date 164 bc or 6th century",
    "did daniel really predict alexander the great",
    "was daniel's prophecy written after it happened",
    "is daniel in the bible history or fiction",
  ],
  answer:
    "Tradition places it in the sixth century BC, with Daniel himself; most scholars place its final form about 165 BC, in the persecution under Antiochus IV. The main reason is chapter 11, which follows Greek history in detail down to Antiochus and then describes his end differently from what happened. The stories of chapters 1 to 6 may be older. The book is in two languages, Hebrew and Aramaic, and copies of it were already at Qumran by the second century BC.",
  passages: [
    { reference: "Daniel 7:1", why: "Daniel writes down his dream." },
    { reference: "Daniel 8:20-22", why: "The vision is explained: Media and Persia, then Greece." },
    { reference: "Daniel 11:31", why: "Widely taken of Antiochus, who profaned the temple." },
    { reference: "Matthew 24:15", why: "Jesus refers to Daniel the prophet." },
  ],
  christianViews:
    "Many conservative Christians and Jews hold the early date, take 11:36-45 to look beyond Antiochus to the end, and point to true details such as Belshazzar’s rank. Many other Christians accept the late date and read the visions as comfort for martyrs, in a form well known at that time.",
  critics:
    "Critics note names and dates that do not fit, such as Darius the Mede, whom no other source knows. Defenders propose that he is a governor or another name for Cyrus.",
  sources: [
    {
      author: "John J. Collins",
      year: "1993",
      title: "Daniel",
      publication: "Hermeneia, Fortress Press",
      kind: "book",
    },
    {
      author: "Ernest C. Lucas",
      year: "2002",
      title: "Daniel",
      publication: "Apollos Old Testament Commentary, InterVarsity Press",
      kind: "book",
    },
  ],
  related: ["failed-prophecies", "minor-prophets"],
};
