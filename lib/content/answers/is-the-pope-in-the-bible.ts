import type { Answer } from "./schema";

export const isThePopeInTheBible: Answer = {
  id: "is-the-pope-in-the-bible",
  section: "Other faiths",
  question: "Is the pope in the Bible?",
  askedAs: [
    "was peter the first pope",
    "why do catholics have a pope",
    "is the pope infallible",
    "what does on this rock i will build my church mean",
    "did jesus make peter the pope",
    "papacy in the bible",
    "where does the bible mention the pope",
    "is the pope biblical",
    "was saint peter a pope",
    "who was the first pope",
    "keys of the kingdom peter",
    "successor of peter",
    "is the pope above the bible",
  ],
  answer:
    "The word pope is not in the Bible, and whether the office is depends on how one reads the words of Jesus to Peter about the rock and the keys. Catholics believe that Jesus there gave Peter, and his successors as bishops of Rome, the care of the whole church; other Christians honor Peter as first among the apostles and do not find a successor named. That Peter died in Rome is an early tradition, which most historians accept.",
  passages: [
    { reference: "Matthew 16:16-19", why: "The rock and the keys." },
    { reference: "John 21:15-17", why: "Peter is told to feed the sheep." },
    { reference: "Luke 22:31-32", why: "Peter is to strengthen his brothers." },
    { reference: "Galatians 2:11-14", why: "Paul opposes Peter to his face." },
  ],
  christianViews:
    "Catholics add that the pope is without error only when he solemnly defines faith or morals for all, as Vatican I declared in 1870. Orthodox would grant Rome a first place of honor, not rule. Protestants say that the rock is Peter’s confession, or Christ, or Peter as the first preacher, and point to Galatians 2:11.",
  critics:
    "Many historians, Catholics among them, think that Rome was led by a group of elders until some time in the second century, so that a single bishop, and his claim over others, came later. Catholics answer that an office may grow as a seed does.",
  sources: [
    {
      author: "Eamon Duffy",
      year: "1997",
      title: "Saints and Sinners: A History of the Popes",
      publication: "Yale University Press, New Haven",
      kind: "book",
    },
    {
      author: "First Vatican Council",
      year: "1870",
      title: "Pastor Aeternus",
      publication: "Vatican City",
      kind: "report",
    },
  ],
  related: ["catholics-and-protestants", "confessing-to-a-priest"],
};
