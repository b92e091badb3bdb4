import type { EvolutionProblem } from "../schema";

export const cambrianExplosion: EvolutionProblem = {
  id: "cambrian-explosion",
  order: 20,
  title: "The Cambrian explosion",
  severity: "Critical",
  description:
    "In the rocks called Cambrian, most of the main animal groups turn up within a short stretch of the record. Those who hold that life was designed see there what they would expect of a maker and call the gap critical for common descent.",
  argument: [
    "Stephen Meyer (Darwin’s Doubt, 2013) says that the fossils before the Cambrian do not supply the ancestors, and that new body plans need new information.",
    "He argues that selection acting on small changes had too little time to write it.",
    "Young-earth writers agree on the gap, though not on the ages, and read these beds as early deposits of the Flood.",
  ],
  reply: [
    "Charles Marshall answered in Science (2013) that new genes did not drive the event; older ones were put to new uses.",
    "Erwin and others (2011) place the divergence of the animal groups well before the Cambrian, with ecological success following over tens of millions of years.",
    "BioLogos, a Christian organization, published a series of critical reviews of the book from 2014 on.",
  ],
  sources: [
    {
      author: "Stephen C. Meyer",
      year: "2013",
      title: "Darwin’s Doubt",
      publication: "HarperOne",
      kind: "book",
    },
    {
      author: "C. R. Marshall",
      year: "2013",
      title: "When Prior Belief Trumps Scholarship",
      publication: "Science 341: 1344",
      kind: "journal",
      url: "https://doi.org/10.1126/science.1244515",
    },
    {
      author: "D. H. Erwin and others",
      year: "2011",
      title:
        "The Cambrian Conundrum: Early Divergence and Later Ecological Success in the Early History of Animals",
      publication: "Science 334: 1091-1097",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1126/science.1206375",
    },
  ],
};
