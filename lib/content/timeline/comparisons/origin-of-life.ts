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
    reply: [
      "A step that chemists cannot yet explain does not show that no natural step exists. Several that once looked hopeless have since been found, as Powner, Gerland and Sutherland did for two building blocks of RNA in 2009.",
      "Code in DNA is like writing in only some ways. It copies itself and changes in copying, which no written page does.",
      "Design by a mind makes no prediction by which a laboratory could prove it wrong, so most researchers treat it as philosophy. Biologists who are Christians often say the same.",
    ],
    grading: {
      statement: "Life owes its beginning to God.",
      factors: {
        scripture: {
          level: 4,
          reason: "Genesis, Job, the Psalms, Acts and Colossians all say so plainly.",
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
          level: 2,
          reason:
            "Scientists are divided about God by faith; many hold that research cannot decide it.",
        },
      },
    },
  },
  evolutionary: {
    claim:
      "Chemistry on the young earth produced the first simple life between 3.5 and 4 billion years ago, by steps that are only partly known.",
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
      "Nobody claims that a cell has been made, and an open question is not a refuted one.",
      "Old vials of Miller’s were opened again after his death: Johnson and others reported 22 amino acids in 2008 from a version of the apparatus that imitates a volcano.",
      "Powner, Gerland and Sutherland made activated building blocks of RNA in 2009 under conditions held to be plausible for the early earth.",
      "Evolution by natural selection begins once something copies itself. It would stand even if the first life were a miracle.",
    ],
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
