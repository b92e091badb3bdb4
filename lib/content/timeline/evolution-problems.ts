import type { EvolutionProblem } from "./schema";

/** Four objections, with the severity that those who raise them give. */
export const evolutionProblems: readonly EvolutionProblem[] = [
  {
    id: "origin-of-life",
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
  },
  {
    id: "cambrian-explosion",
    title: "The Cambrian explosion",
    severity: "Critical",
    description:
      "In rocks called Cambrian most of the main animal groups turn up within a short stretch of the record. Those who hold that life was designed see there what they would expect of a maker and call the gap critical for common descent.",
    argument: [
      "Stephen Meyer (Darwin’s Doubt, 2013) says that the fossils before the Cambrian do not supply the ancestors, and that new body plans need new information.",
      "He argues that selection acting on small changes had too little time to write it.",
      "Young-earth writers agree on the gap, though not on the ages, and read these beds as early deposits of the Flood.",
    ],
    reply: [
      "Charles Marshall answered in Science (2013) that new genes did not drive the event; older ones were put to new uses.",
      "Erwin and others (2011) set the parting of the animal groups well before the Cambrian, with ecological success following over tens of millions of years.",
      "BioLogos, a Christian organization, published a series of critical reviews of the book from 2014.",
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
  },
  {
    id: "irreducible-complexity",
    title: "Irreducible complexity",
    severity: "Fatal",
    description:
      "Some machines in the cell stop working when a single part is taken away. Michael Behe reasons that selection cannot have built them step by step. Supporters rate the argument fatal to the theory; nearly all biologists think it answered.",
    argument: [
      "In Darwin’s Black Box (1996) Behe takes the bacterial flagellum, a turning tail with a motor, as his chief case.",
      "An unfinished motor, he says, gives the bacterium nothing that selection could favor.",
      "Casey Luskin grants that the type III secretion system shares a part of the pieces, and denies that this explains the rest.",
    ],
    reply: [
      "Pieces can serve other ends before they come together. About a quarter of the flagellum’s parts are also found in the secretion system.",
      "Pallen and Matzke (2006) trace likely relatives of further parts in Nature Reviews Microbiology.",
      "A federal court weighed the argument in Kitzmiller v. Dover; Judge John E. Jones III held on 20 December 2005 that it had been refuted in the scientific literature.",
    ],
    sources: [
      {
        author: "Michael J. Behe",
        year: "1996",
        title: "Darwin’s Black Box",
        publication: "Free Press",
        kind: "book",
      },
      {
        author: "Casey Luskin",
        year: "2006",
        title:
          "Do Car Engines Run on Lugnuts? A Response to Ken Miller and Judge Jones’s Straw Tests of Irreducible Complexity for the Bacterial Flagellum",
        publication: "Discovery Institute",
        kind: "web",
        url: "https://www.discovery.org/a/3718/",
      },
      {
        author: "M. J. Pallen and N. J. Matzke",
        year: "2006",
        title: "From The Origin of Species to the origin of bacterial flagella",
        publication: "Nature Reviews Microbiology 4: 784-790",
        kind: "peer-reviewed",
        url: "https://doi.org/10.1038/nrmicro1493",
      },
      {
        author: "United States District Court, Middle District of Pennsylvania",
        year: "2005",
        title: "Kitzmiller v. Dover Area School District",
        publication: "Memorandum opinion, 20 December 2005",
        kind: "report",
      },
    ],
  },
  {
    id: "soft-tissue-and-genetic-entropy",
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
      "Schweitzer’s team showed in 2014 that iron from blood kept ostrich vessels whole for two years, over two hundred times longer than without it. She objects, as a Christian, to the young-earth use of her work.",
      "Kaye and others (2008) read some of the soft remains as films made by bacteria.",
      "Critics of the influenza study say that it did not measure fitness, that the 2009 strain arose by mixing of viruses, and that H1N1 is still with us.",
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
      },
    ],
  },
];
