import type { Citation } from "@/lib/evidence/schema";
import type { Comparison } from "../schema";

const johnson: Citation = {
  author: "A. P. Johnson and others",
  year: "2008",
  title: "The Miller Volcanic Spark Discharge Experiment",
  publication: "Science 322: 404",
  kind: "peer-reviewed",
  url: "https://doi.org/10.1126/science.1161527",
};

const powner: Citation = {
  author: "M. W. Powner, B. Gerland and J. D. Sutherland",
  year: "2009",
  title: "Synthesis of activated pyrimidine ribonucleotides in prebiotically plausible conditions",
  publication: "Nature 459: 239-242",
  kind: "peer-reviewed",
  url: "https://doi.org/10.1038/nature08013",
};

export const originOfLife: Comparison = {
  id: "origin-of-life",
  order: 10,
  title: "Where did life come from?",
  biblical: {
    claim:
      "Life is God’s gift. He called plants, sea creatures, birds and land animals into being after their kinds, and gave breath to people.",
    evidence: [
      "Genesis 1:11-25 tells of living things made by God’s word, each after its kind, and Acts 17:25 says that he gives life and breath to all.",
      "Stephen Meyer argues in Signature in the Cell (2009) that the coded instructions in DNA resemble writing, and that in all our experience writing comes from a mind.",
      "Meyer adds that no law of physics or chemistry is known that writes code by itself.",
      "Nobody has observed life arise from what is not alive; every cell seen so far came from a cell.",
      "Christians who accept a long chemical history, as many do, still hold that the order that made it possible is God’s.",
    ],
    problems: [
      "It names no step, no time and no way in which the mind worked, so nothing follows from it that could be looked for.",
      "Living cells carry much that looks like the leavings of a long history, such as broken and doubled genes.",
      "Where a natural step was once called impossible and has since been found, the argument had to move on to the next.",
    ],
    failures: [
      "It was once taught that only living things can make the stuff of life, until Friedrich Wöhler made urea from mineral salts in 1828.",
      "No laboratory has yet found anything about first life by looking for design, as its critics point out.",
    ],
    reply: [
      "A step that chemists cannot yet explain does not show that no natural step exists. Several that once looked hopeless have since been found, as Powner, Gerland and Sutherland did for two building blocks of RNA in 2009.",
      "Code in DNA is like writing in only some ways. It copies itself and changes in copying, which no written page does.",
      "Design by a mind makes no prediction by which a laboratory could prove it wrong, so most researchers treat it as philosophy. Biologists who are Christians often say the same.",
    ],
    ungraded:
      "That life is God’s gift says what life means and whom it is owed to. Rocks and laboratories cannot weigh that, whichever way life began, so it has no score. The percentage is for what design theorists add to it: that the first life bears traces of a designing mind.",
    grading: {
      statement:
        "The first life was the work of a designing mind, and the cell bears traces of it that can be read.",
      factors: {
        scripture: {
          level: 3,
          reason:
            "Genesis and other books call God the giver of life; of traces only Romans 1:20 speaks, in general.",
        },
        writtenSources: {
          level: null,
          reason: "Nobody was there to write; written witnesses cannot be asked.",
        },
        materialEvidence: {
          level: 2,
          reason: "The coded order of the cell fits a maker, and fits other readings as well.",
        },
        provenance: {
          level: null,
          reason: "The argument is about the nature of life, not about an object found somewhere.",
        },
        dating: {
          level: null,
          reason: "The statement names no date, so none can agree or disagree with it.",
        },
        publication: {
          level: 2,
          reason: "The design argument is made mainly in books by those who hold it.",
        },
        agreement: {
          level: 1,
          reason:
            "Most who study the origin of life reject it as an explanation; a minority of trained scientists argues for it.",
        },
      },
    },
  },
  evolutionary: {
    claim:
      "Chemistry on the young earth produced the first simple life between 3.5 and 4 billion years ago, by steps that are only partly known.",
    evidence: [
      "Powner, Gerland and Sutherland made activated building blocks of RNA in 2009 under conditions held to be plausible for the early earth.",
      "Old vials of Miller’s were opened again after his death: Johnson and others reported 22 amino acids in 2008 from a version of the apparatus that imitates a volcano.",
      "All life shares one code and much of its machinery, as it would if it came from one beginning.",
    ],
    problems: [
      "Stanley Miller’s famous spark experiment of 1952 used methane, ammonia and hydrogen, and the early air was probably less rich in them.",
      "Unguided reactions give left-handed and right-handed molecules in equal parts, while life uses one hand of each.",
      "Water, which life needs, also breaks the long chains that life is made of.",
      "James Tour, a chemist, holds that the steps shown so far depend on pure chemicals and on the chemist’s own hand (Inference, 2017).",
    ],
    failures: [
      "A living cell has never been made from simple chemicals in any laboratory.",
      "No complete path from chemistry to a cell that copies itself has been shown, not even on paper in full detail.",
      "Miller’s experiment was long shown in classrooms as though it had solved more than the first of many steps.",
    ],
    reply: [
      "Those who argue for design answer that building blocks are not a building: what needs explaining is the order in them, and chemistry does not care about order.",
      "They hold that the chemist who chooses the bottles, the timing and the purity is doing what the early earth could not.",
      "An open question is not a refuted one, and that holds for both sides: a cell nobody can yet explain may be explained, and a mind nobody can see may be there.",
    ],
    grading: {
      statement:
        "Chemistry on the young earth produced the first life between 3.5 and 4 billion years ago.",
      factors: {
        scripture: {
          level: 0,
          reason: "Genesis 1:11 and 1:24 let the earth bring forth life, but at God’s word.",
        },
        writtenSources: {
          level: null,
          reason: "Nobody was there to write; written witnesses cannot be asked.",
        },
        materialEvidence: {
          level: 2,
          reason:
            "Single steps have been shown; they fit other readings too, and no whole path is known.",
        },
        provenance: {
          level: null,
          reason: "The argument is about the nature of life, not about an object found somewhere.",
        },
        dating: {
          level: 2,
          reason: "The oldest traces of life are rare, and their ages are argued over.",
        },
        publication: {
          level: 3,
          reason: "The single steps are peer-reviewed; nobody has published the whole.",
        },
        agreement: {
          level: 3,
          reason: "Nearly all who study it hold it, with serious dissent and no agreed path.",
        },
      },
    },
  },
  commonGround:
    "Both sides grant that the origin of life is unsolved. A believer may trust God as giver of life and still wish the chemists well, since tracing how a thing came about does not say who willed it.",
  biblicalReferences: ["Genesis 1:11-25", "Job 33:4", "Acts 17:24-25", "Colossians 1:16-17"],
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
      author: "S. L. Miller",
      year: "1953",
      title: "A Production of Amino Acids Under Possible Primitive Earth Conditions",
      publication: "Science 117: 528-529",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1126/science.117.3046.528",
    },
    johnson,
    powner,
  ],
};
