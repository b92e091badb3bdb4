import type { EvolutionProblem } from "../schema";

export const softTissueAndGeneticEntropy: EvolutionProblem = {
  id: "soft-tissue-and-genetic-entropy",
  order: 40,
  title: "Soft tissue and genetic entropy",
  severity: "Fatal",
  description:
    "Two arguments say that there cannot have been enough time. One points to soft tissue in dinosaur bones, the other to harmful mutations that build up in every generation. Young-earth writers call them fatal to long ages; the specialists concerned disagree.",
  argument: [
    "Mary Schweitzer and others reported flexible vessels from a Tyrannosaurus in 2005, and Answers in Genesis holds that they could not have lasted 68 million years.",
    "DeMassa and Boudreaux replied in a creationist journal in 2015 that iron does not account for the preservation.",
    "John Sanford (Genetic Entropy and the Mystery of the Genome, 2005) argues that genomes decline; Carter and Sanford applied this to the influenza virus in 2012.",
  ],
  reply: [
    "Schweitzer’s team showed in 2014 that iron from blood kept ostrich vessels whole for two years, over two hundred times longer than without it. Herself a Christian, she objects to the young-earth use of her work.",
    "Kaye and others (2008) read some of the soft remains as films made by bacteria.",
    "Critics of the influenza study say that it did not measure fitness, that the 2009 strain arose by the mixing of viruses, and that H1N1 is still with us.",
  ],
  sources: [
    {
      author: "M. H. Schweitzer and others",
      year: "2005",
      title: "Soft-Tissue Vessels and Cellular Preservation in Tyrannosaurus rex",
      publication: "Science 307: 1952-1955",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1126/science.1108397",
    },
    {
      author: "M. H. Schweitzer and others",
      year: "2014",
      title:
        "A role for iron and oxygen chemistry in preserving soft tissues, cells and molecules from deep time",
      publication: "Proceedings of the Royal Society B 281: 20132741",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1098/rspb.2013.2741",
    },
    {
      author: "T. G. Kaye and others",
      year: "2008",
      title: "Dinosaurian Soft Tissues Interpreted as Bacterial Biofilms",
      publication: "PLoS ONE 3: e2808",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1371/journal.pone.0002808",
    },
    {
      author: "J. M. DeMassa and E. Boudreaux",
      year: "2015",
      title: "Dinosaur Peptide Preservation and Degradation",
      publication: "Creation Research Society Quarterly 51(4)",
      kind: "journal",
    },
    {
      author: "J. C. Sanford",
      year: "2005",
      title: "Genetic Entropy and the Mystery of the Genome",
      publication: "Ivan Press",
      kind: "book",
    },
    {
      author: "R. W. Carter and J. C. Sanford",
      year: "2012",
      title:
        "A new look at an old virus: patterns of mutation accumulation in the human H1N1 influenza virus since 1918",
      publication: "Theoretical Biology and Medical Modelling 9: 42",
      kind: "peer-reviewed",
      url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC3507676",
    },
  ],
};
