import type { Answer } from "./schema";

export const hallucinationTheory: Answer = {
  id: "hallucination-theory",
  section: "Doubts and hard texts",
  question: "Could the disciples have hallucinated the risen Jesus?",
  askedAs: [
    "were the resurrection appearances hallucinations",
    "did grief make the disciples see jesus",
    "hallucination theory resurrection",
    "can groups have the same vision",
    "bereavement visions and jesus",
    "maybe the disciples imagined they saw jesus",
    "mass hallucination of 500 people",
  ],
  answer:
    "History alone can neither prove it nor rule it out; it is the explanation that critical scholars propose most often. Many grieving people do see or feel someone they have lost, so experiences of that kind among his friends are quite possible. Against it, believers point to the appearances to groups, to Paul, who was no friend in mourning, and to stories of an empty tomb. Nearly all historians agree on this much: the disciples sincerely believed that they had seen him.",
  passages: [
    {
      reference: "1 Corinthians 15:5-8",
      why: "The early list of those who saw him, alone and together.",
    },
    { reference: "Luke 24:36-39", why: "The Gospels insist that it was no ghost." },
    { reference: "Galatians 1:15-16", why: "Paul’s own word for it: God revealed his Son." },
    { reference: "Matthew 28:17", why: "Some still doubted." },
  ],
  christianViews:
    "Most Christians believe that Jesus rose in a real, transformed body. A minority hold that God gave the disciples true visions of a living Lord, whatever became of the body.",
  critics:
    "Gerd Lüdemann derived it all from Peter’s guilt and grief, spreading to others. Critics add that the list in 1 Corinthians 15 does not say what was seen, that groups do report shared visions, as of Mary, and that the bodily details come from later Gospels. Dale Allison, himself a Christian, weighs both sides and finds that history cannot decide.",
  sources: [
    {
      author: "Gerd Lüdemann",
      year: "1994",
      title: "The Resurrection of Jesus: History, Experience, Theology",
      publication: "Fortress Press",
      kind: "book",
    },
    {
      author: "Dale C. Allison Jr.",
      year: "2021",
      title: "The Resurrection of Jesus: Apologetics, Polemics, History",
      publication: "T&T Clark",
      kind: "book",
    },
    {
      author: "N. T. Wright",
      year: "2003",
      title: "The Resurrection of the Son of God",
      publication: "SPCK",
      kind: "book",
    },
  ],
  related: ["swoon-theory", "stolen-body", "jesus-legend"],
};
