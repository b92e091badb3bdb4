import type { Answer } from "./schema";

export const gospelOfJudas: Answer = {
  id: "gospel-of-judas",
  section: "How the Bible was made",
  question: "What is the Gospel of Judas?",
  askedAs: [
    "did judas write a gospel",
    "gospel of judas true story",
    "is judas a hero in the gospel of judas",
    "national geographic gospel of judas",
    "was judas really the good guy",
  ],
  answer:
    "The Gospel of Judas is a writing of the second century in which Jesus teaches Judas secret things; Judas did not write it. Irenaeus mentions a book of that name about AD 180. A damaged Coptic copy, made about the third or fourth century, surfaced in Egypt in the 1970s and was published in 2006. It tells us about a group of Christians often called gnostic, and next to nothing about the real Judas.",
  passages: [
    { reference: "Mark 14:10-11", why: "Judas in the oldest Gospel." },
    { reference: "John 13:26-27", why: "John’s picture of the betrayer." },
    { reference: "Matthew 27:3-5", why: "Matthew tells of his remorse." },
  ],
  critics:
    "The first editors read it as making Judas a hero who helps Jesus leave his body. April DeConick and others read the same words as making him a demon, a mockery of the churches that lived from the sacrifice he brought about. Historians value it as a witness to how varied early Christianity was.",
  sources: [
    {
      author: "Rodolphe Kasser, Marvin Meyer and Gregor Wurst",
      year: "2006",
      title: "The Gospel of Judas",
      publication: "National Geographic",
      kind: "book",
    },
    {
      author: "April D. DeConick",
      year: "2007",
      title: "The Thirteenth Apostle",
      publication: "Continuum",
      kind: "book",
    },
  ],
  related: ["gospel-of-thomas", "death-of-judas"],
};
