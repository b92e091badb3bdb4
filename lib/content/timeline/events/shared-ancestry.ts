import { inEveryCount } from "../dates";
import { sharedAncestry as grading } from "../gradings";
import type { TimelineEvent } from "../schema";

export const sharedAncestry: TimelineEvent = {
  id: "shared-ancestry",
  title: "Humans and chimpanzees share ancestry",
  type: "evolutionary",
  icon: "dna",
  summary:
    "In 2005 the chimpanzee’s genome was laid beside our own. Biologists read the match, flaws included, as descent; young-earth authors read it as one Maker’s work and count far more differences.",
  description: `Of all that evolution claims, this touches people the most. It is placed here at the year when the two genomes were first laid side by side.

The consortium that read the chimpanzee’s genome found some thirty-five million places where single letters differ, a little over one in a hundred of those that line up, besides five million pieces added or lost. Likeness alone could be common design. The argument for descent rests more on shared accidents: remains of old viruses at the same spots, and a human chromosome that looks like two ape chromosomes joined.

Young-earth authors reply that a maker may use one plan twice, and that much called an accident turns out to have a use. Jeffrey Tomkins counted 70 percent similarity in 2013. Robert Carter, of the same conviction, has since found fault with such counts and puts it near 85.

Genesis 2:7 tells of man formed from the dust. Whether that leaves room for descent divides Christians. The score does not touch the image of God.`,
  dates: inEveryCount({
    year: 2005,
    label: "AD 2005, when the genomes were compared",
    note: "Biologists put the common ancestors some millions of years back, off this scale.",
  }),
  evidence: [
    "Of the letters that line up, a little over one in a hundred differ, and the differences are spread as slow copying errors would spread them.",
    "Welkin Johnson and John Coffin showed in 1999 that remains of old retroviruses at the same places in several primates give the same family tree as other evidence does.",
    "Human chromosome 2 carries the marks of two chromosomes joined end to end, where apes have two separate ones.",
    "Broken genes are shared too: some that no longer work in people fail in apes in the same place.",
  ],
  contradictions: [
    "Young-earth authors hold that one Maker may use one plan in many creatures, so that likeness by itself proves no descent.",
    "Jeffrey Tomkins found only 70 percent of chimpanzee DNA to match in 2013, counting what does not line up at all. Robert Carter, also a young-earth geneticist, later criticized the method and came to about 85.",
    "Some sequences once called junk, virus remains among them, do work in the cell; those who argue for design expect more such findings.",
    "Nathaniel Jeanson argues in Replacing Darwin (2017) that measured rates of mutation fit separate origins a few thousand years ago. Geneticists answer that he takes a family’s rate for that of a species.",
    "When the two lines parted, and whether they mixed again, is still argued among those who hold the claim.",
  ],
  biblicalReferences: ["Genesis 1:26-27", "Genesis 2:7", "Psalm 8:3-8", "1 Corinthians 15:45"],
  sources: [
    {
      author: "Chimpanzee Sequencing and Analysis Consortium",
      year: "2005",
      title: "Initial sequence of the chimpanzee genome and comparison with the human genome",
      publication: "Nature 437: 69-87",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1038/nature04072",
    },
    {
      author: "W. E. Johnson and J. M. Coffin",
      year: "1999",
      title: "Constructing primate phylogenies from ancient retrovirus sequences",
      publication: "Proceedings of the National Academy of Sciences 96: 10254-10260",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1073/pnas.96.18.10254",
    },
    {
      author: "J. W. Ijdo and others",
      year: "1991",
      title: "Origin of human chromosome 2: an ancestral telomere-telomere fusion",
      publication: "Proceedings of the National Academy of Sciences 88: 9051-9055",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1073/pnas.88.20.9051",
    },
    {
      author: "J. P. Tomkins",
      year: "2013",
      title:
        "Comprehensive Analysis of Chimpanzee and Human Chromosomes Reveals Average DNA Similarity of 70%",
      publication: "Answers Research Journal 6: 63-69",
      kind: "journal",
    },
    {
      author: "R. W. Carter",
      year: "2024",
      title: "Reassessing human–chimpanzee genetic similarity",
      publication: "Journal of Creation 38(1): 93-103",
      kind: "journal",
    },
    {
      author: "Nathaniel T. Jeanson",
      year: "2017",
      title: "Replacing Darwin: The New Origin of Species",
      publication: "Master Books",
      kind: "book",
    },
  ],
  grading,
};
