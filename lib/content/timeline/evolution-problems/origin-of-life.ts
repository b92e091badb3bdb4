import type { EvolutionProblem } from "../schema";

export const originOfLife: EvolutionProblem = {
  id: "origin-of-life",
  order: 10,
  title: "The origin of life",
  severity: "Critical",
  description:
    "Before anything can evolve, something must live. Critics of chemical origins say that no one has shown how a cell with its code could come from simple chemicals. Those who raise the objection call it critical, because everything later depends on it.",
  argument: [
    "Stephen Meyer (Signature in the Cell, 2009) argues that the information in DNA is of the kind that only minds are known to produce.",
    "James Tour, a synthetic chemist, wrote in 2017 that proposed routes skip the hard steps, and that his colleagues should say so in public.",
    "Reactions that make one building block tend to destroy another, so that the chemist has to step in at each stage.",
  ],
  reply: [
    "Researchers agree that the problem is unsolved, and do not agree that it is hopeless.",
    "Johnson and others counted 22 amino acids from Miller’s volcano-like apparatus (2008), and Powner, Gerland and Sutherland built activated RNA units in 2009.",
    "The theory of evolution starts with the first living things and does not depend on how they began.",
  ],
  sources: [
    {
      author: "Stephen C. Meyer",
      year: "2009",
      title: "Signature in the Cell",
      publication: "HarperOne",
      kind: "book",
    },
    {
      author: "James Tour",
      year: "2017",
      title: "An Open Letter to My Colleagues",
      publication: "Inference 3(2)",
      kind: "magazine",
    },
    {
      author: "A. P. Johnson and others",
      year: "2008",
      title: "The Miller Volcanic Spark Discharge Experiment",
      publication: "Science 322: 404",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1126/science.1161527",
    },
    {
      author: "M. W. Powner, B. Gerland and J. D. Sutherland",
      year: "2009",
      title:
        "Synthesis of activated pyrimidine ribonucleotides in prebiotically plausible conditions",
      publication: "Nature 459: 239-242",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1038/nature08013",
    },
  ],
};
