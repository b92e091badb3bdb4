import type { Answer } from "./schema";

export const timothyAndTitus: Answer = {
  id: "timothy-and-titus",
  section: "Books and authors",
  question: "Did Paul write 1 and 2 Timothy and Titus?",
  askedAs: [
    "who wrote timothy",
    "who wrote titus",
    "pastoral epistles authorship",
    "are the pastoral letters forgeries",
    "when was 2 timothy written",
  ],
  answer:
    "The letters say so; most critical scholars doubt it, and a good number of others defend it. The doubts rest on many words that Paul uses nowhere else, on church offices that look settled, and on journeys that do not fit Acts. Those who defend them reply that he wrote to helpers, late in life, after a release from prison, and perhaps through a secretary such as Luke. If a follower wrote them, the usual date is about AD 80 to 110.",
  passages: [
    { reference: "1 Timothy 1:1-3", why: "The letter names Paul and Timothy, at Ephesus." },
    {
      reference: "2 Timothy 4:9-13",
      why: "Personal notes, which even some doubters think genuine.",
    },
    { reference: "Titus 1:5", why: "Titus is to appoint elders in Crete." },
    { reference: "2 Timothy 4:6-8", why: "The farewell of a man near his end." },
  ],
  christianViews:
    "Conservative Protestants, the Orthodox and many Catholics take them as Paul’s. Others accept them as Scripture by a faithful disciple.",
  critics:
    "Critics see later men using Paul’s name in order to settle disputes of their own day, above all about women and teachers.",
  sources: [
    {
      author: "Luke Timothy Johnson",
      year: "2001",
      title: "The First and Second Letters to Timothy",
      publication: "Anchor Bible, Doubleday",
      kind: "book",
    },
    {
      author: "I. Howard Marshall",
      year: "1999",
      title: "The Pastoral Epistles",
      publication: "T&T Clark",
      kind: "book",
    },
  ],
  related: ["pauls-letters", "women-pastors"],
};
