import type { Answer } from "./schema";

export const lettersOfPeter: Answer = {
  id: "letters-of-peter",
  section: "Books and authors",
  question: "Did Peter write 1 and 2 Peter?",
  askedAs: [
    "who wrote 1 peter",
    "who wrote 2 peter",
    "is 2 peter a forgery",
    "was 2 peter written by the apostle peter",
    "could peter write greek",
    "did the apostle peter really write second peter",
    "why do scholars doubt 2 peter",
  ],
  answer:
    "Both letters say so; scholars are divided over the first, and most think that the second was written by somebody else in his name. The first is good Greek, which the letter may explain by naming Silvanus as its helper. The second takes up much of Jude, speaks of Paul’s letters as a collection and of the first generation as past, and was long doubted in the early church. Those who hold it genuine point out that it says that the writer saw the Transfiguration.",
  passages: [
    { reference: "1 Peter 5:12", why: "Written through Silvanus." },
    { reference: "2 Peter 1:16-18", why: "The claim to have been on the mountain." },
    { reference: "2 Peter 3:1", why: "It calls itself a second letter." },
    { reference: "2 Peter 3:15-16", why: "It knows letters of Paul." },
  ],
  christianViews:
    "Evangelicals, the Orthodox and many Catholics hold that Peter stands behind both, by different secretaries. Others accept 2 Peter as a testament in Peter’s name, a known form, and as Scripture.",
  critics:
    "Bart Ehrman and others hold both to be forgeries, since a Galilean fisherman could hardly write such Greek; 2 Peter may be as late as AD 140.",
  sources: [
    {
      author: "Richard J. Bauckham",
      year: "1983",
      title: "Jude, 2 Peter",
      publication: "Word Biblical Commentary, Word Books",
      kind: "book",
    },
    {
      author: "Bart D. Ehrman",
      year: "2013",
      title: "Forgery and Counterforgery",
      publication: "Oxford University Press",
      kind: "book",
    },
    {
      author: "Paul J. Achtemeier",
      year: "1996",
      title: "1 Peter",
      publication: "Hermeneia, Fortress Press",
      kind: "book",
    },
  ],
  related: ["jude-quotes-enoch"],
};
