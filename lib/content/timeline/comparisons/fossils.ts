import type { Comparison } from "../schema";

export const fossils: Comparison = {
  id: "fossils",
  order: 20,
  title: "What do the fossils show?",
  biblical: {
    claim:
      "Young-earth Christians hold that God made the main kinds of creatures separately and that most fossils are the dead of the Flood.",
    evidence: [
      "Genesis 1:20-25 repeats that creatures were made after their kinds, and Genesis 7:21-23 that the Flood took every land animal outside the ark.",
      "In Cambrian rocks many animal body plans turn up with few plain ancestors below them; Stephen Meyer builds Darwin’s Doubt (2013) on this.",
      "Great beds of animals buried together, and soft parts preserved in stone, point to quick burial in mud and water.",
      "Some creatures, called living fossils, look much as they do in rocks given ages of many millions of years.",
      "Mary Schweitzer’s team found flexible vessels in a Tyrannosaurus bone (Science, 2005). Answers in Genesis argues that such tissue cannot be 68 million years old.",
    ],
    problems: [
      "Fossils lie in one sequence around the world; a single flood would be expected to mix them, or to sort them by weight and not by kind.",
      "Footprints, nests, burrows and soils lie within the pile that the Flood year is said to have laid down.",
      "Some creatures between the great groups are there, such as Tiktaalik, found in rocks of the age in which its discoverers had said to look.",
    ],
    failures: [
      "Footprints at Paluxy in Texas were long shown as those of people beside dinosaurs; the leading young-earth bodies have withdrawn the claim.",
      "A canopy of vapor over the early earth was part of the Flood model of 1961, and many young-earth writers have since dropped it.",
    ],
    reply: [
      "Charles Marshall, reviewing Meyer in Science, answered that the Cambrian animals did not need a flood of new genes but a rewiring of those in place.",
      "Erwin and others (2011) find that the animal groups diverged well before the Cambrian and then diversified over tens of millions of years.",
      "One flood cannot easily sort fossils into a sequence that repeats around the world, with flowering plants and mammals kept out of the lower layers.",
      "Schweitzer, herself a Christian, objects when her work is used for a young earth; her team showed in 2014 that iron from blood preserved ostrich vessels for two years.",
    ],
    grading: {
      statement:
        "The kinds of creatures were made separately, and most fossils were buried in Noah’s Flood.",
      factors: {
        scripture: {
          level: 4,
          reason:
            "Genesis tells of kinds and of the Flood, and later books recall both; none mentions fossils.",
        },
        writtenSources: {
          level: 1,
          reason: "Flood stories of other peoples exist, but none is close in time or first-hand.",
        },
        materialEvidence: {
          level: 0,
          reason:
            "Quick burial fits some beds, but the order of the fossils as a whole speaks against it.",
        },
        provenance: {
          level: null,
          reason: "The argument is about fossils in general, not about a single find.",
        },
        dating: {
          level: 0,
          reason: "Measured ages of the layers run to hundreds of millions of years.",
        },
        publication: {
          level: 2,
          reason: "It is set out in books and journals of those who argue for it.",
        },
        agreement: {
          level: 0,
          reason:
            "The order and the dates of the layers exclude it; a few trained creationists dissent, and are heard here.",
        },
      },
    },
  },
  evolutionary: {
    claim:
      "Living things descend from common ancestors by branching over hundreds of millions of years, and the order of the fossils records it.",
    evidence: [
      "The sequence can be tested. Daeschler, Shubin and Jenkins looked in rocks of the predicted age for a fish on the way to land, and published Tiktaalik in 2006.",
      "The order of the fossils and the family tree drawn from genes, which know nothing of rocks, largely agree.",
      "The same order is found on every continent, by geologists of every faith, and companies that drill for oil rely on it.",
      "Errors are found out by the same methods: scientists uncovered Piltdown, and biologists criticized Haeckel in his lifetime.",
    ],
    problems: [
      "Fossils between one great group and the next are fewer than Charles Darwin hoped.",
      "The Cambrian animals appear within a short span of rock.",
      "Living fossils show little change where the theory allows a great deal.",
      "Soft tissue in dinosaur bone was not expected by anyone who gave it an age of 68 million years.",
    ],
    failures: [
      "Piltdown Man was accepted by leading anatomists for some forty years and was a forgery.",
      "Ernst Haeckel’s drawings of embryos, from the 1870s, made them look more alike than they are and lived on in textbooks.",
      "Individual fossils have been announced with more certainty than they could bear and then quietly reclassified.",
    ],
    reply: [
      "Young-earth authors answer that an order of burial is not an order of descent: creatures of the sea floor would be buried first, those that could flee last.",
      "They hold that likeness in bones and genes is what one Maker’s plans would show, and that the few claimed links are argued over even among specialists.",
      "They ask how soft tissue could last for 68 million years. Kaye and others (2008) took some of it for films left by bacteria; Schweitzer’s team holds that iron preserved it.",
    ],
    grading: {
      statement:
        "Living things descend from common ancestors over hundreds of millions of years, and the order of the fossils records it.",
      factors: {
        scripture: {
          level: 0,
          reason: "Genesis speaks of kinds that God made; no passage speaks of such descent.",
        },
        writtenSources: {
          level: null,
          reason: "No written source could bear on a claim about an age before writing.",
        },
        materialEvidence: {
          level: 4,
          reason: "Fossils from every continent and the genes of the living bear on it directly.",
        },
        provenance: {
          level: null,
          reason: "The argument is about fossils in general, not about a single find.",
        },
        dating: {
          level: 4,
          reason: "Several methods put the layers in the same order and at similar ages.",
        },
        publication: {
          level: 4,
          reason: "The case is peer-reviewed and has been tested by teams in many countries.",
        },
        agreement: {
          level: 3,
          reason: "Nearly all who work with fossils hold it; trained creationists dissent.",
        },
      },
    },
  },
  commonGround:
    "Everyone agrees that most creatures that ever lived are gone, that new varieties arise and that burial must be quick for a fossil to form. The dispute is about how far descent reaches and how long it took.",
  biblicalReferences: ["Genesis 1:20-25", "Genesis 7:17-24", "Psalm 104:24-30"],
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
    {
      author: "E. B. Daeschler, N. H. Shubin and F. A. Jenkins",
      year: "2006",
      title: "A Devonian tetrapod-like fish and the evolution of the tetrapod body plan",
      publication: "Nature 440: 757-763",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1038/nature04639",
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
  ],
};
