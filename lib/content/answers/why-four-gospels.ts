import type { Answer } from "./schema";

export const whyFourGospels: Answer = {
  id: "why-four-gospels",
  section: "Books and authors",
  question: "Why are there four Gospels?",
  askedAs: [
    "why are there four different gospels in the bible",
    "why four gospels and not one",
    "what is the difference between matthew mark luke and john",
    "which gospel should i read",
    "what makes each gospel different",
    "why not just one gospel",
  ],
  answer:
    "There are four Gospels because four accounts from the first century were widely trusted, and the church chose to keep all of them rather than to make one. Each has its own view: Mark is short and urgent, Matthew shows Israel’s teacher and king, Luke the savior of the poor and the outsider, John the Son who comes from the Father. About 180 Irenaeus defended exactly four; about the same time Tatian wove them into one, and churches in Syria used his book for centuries.",
  passages: [
    { reference: "Luke 1:1-4", why: "Luke knows that others have written before him." },
    { reference: "Mark 1:1", why: "Mark’s beginning." },
    { reference: "John 20:30-31", why: "John says what he has chosen, and why." },
    { reference: "Matthew 1:1", why: "Matthew’s beginning: son of David, son of Abraham." },
  ],
  christianViews:
    "Christians see in four voices a fuller portrait, and since early times have joined them with the four living creatures of Ezekiel and Revelation.",
  critics:
    "Critics say that four won because large churches backed them, while others were pushed aside. The usual answer is that no other gospel that survives can be shown to be as old.",
  sources: [
    {
      author: "Martin Hengel",
      year: "2000",
      title: "The Four Gospels and the One Gospel of Jesus Christ",
      publication: "SCM Press",
      kind: "book",
    },
    {
      author: "Irenaeus of Lyons",
      year: "c. 180",
      title: "Against Heresies 3.11.8",
      publication: "Ante-Nicene Fathers, vol. 1",
      kind: "ancient-source",
    },
  ],
  related: ["synoptic-problem", "gospel-of-thomas"],
};
