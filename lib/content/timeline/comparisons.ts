import type { Citation } from "@/lib/evidence/schema";
import type { Comparison } from "./schema";

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

/** Both columns of each question, each with the best answer of the other side. */
export const comparisons: readonly Comparison[] = [
  {
    id: "origin-of-life",
    title: "Where did life come from?",
    biblical: {
      claim:
        "Life is God’s gift. He called plants, sea creatures, birds and land animals into being after their kinds, and gave breath to people.",
      evidence: [
        "Genesis 1:11-25 tells of living things made by God’s word, each after its kind, and Acts 17:25 says that he gives life and breath to all.",
        "Stephen Meyer argues in Signature in the Cell (2009) that the coded instructions in DNA resemble writing, and that in all our experience writing comes from a mind.",
        "Meyer adds that no law of physics or chemistry is known which writes code of itself.",
        "Nobody has observed life arise from what is not alive; every cell seen so far came from a cell.",
        "Christians who accept a long chemical history, as many do, still hold that the order which made it possible is God’s.",
      ],
      reply: [
        "A step that chemists cannot yet explain does not show that no natural step exists. Several that once looked hopeless have since been found, as Powner, Gerland and Sutherland did for two building blocks of RNA in 2009.",
        "Code in DNA is like writing in some ways only. It copies itself and changes in copying, which no written page does.",
        "Design by a mind makes no prediction by which a laboratory could find it wrong, so most researchers treat it as philosophy. Biologists who are Christians often say the same.",
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
            reason:
              "The argument is about the nature of life, not about an object found somewhere.",
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
              "Scientists divide on God by faith; many hold that their research cannot decide it.",
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
  },
  {
    id: "fossils",
    title: "What do the fossils show?",
    biblical: {
      claim:
        "Young-earth Christians hold that God made the main kinds of creatures separately and that most fossils are the dead of the Flood.",
      evidence: [
        "Genesis 1:20-25 repeats that creatures were made after their kinds, and Genesis 7:21-23 that the Flood took every land animal outside the ark.",
        "In Cambrian rocks many animal body plans turn up with few plain ancestors below them; Stephen Meyer builds Darwin’s Doubt (2013) on it.",
        "Great beds of animals buried together, and soft parts kept in stone, point to quick burial in mud and water.",
        "Some creatures, called living fossils, look much as they do in rocks given ages of many millions of years.",
        "Mary Schweitzer’s team found flexible vessels in a Tyrannosaurus bone (Science, 2005). Answers in Genesis argues that such tissue cannot be 68 million years old.",
      ],
      reply: [
        "Charles Marshall, reviewing Meyer in Science, answered that the Cambrian animals did not need a flood of new genes but a rewiring of those in place.",
        "Erwin and others (2011) find that the animal groups parted well before the Cambrian and then diversified over tens of millions of years.",
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
              "Genesis tells of kinds and of the Flood, later books recall both; none mentions fossils.",
          },
          writtenSources: {
            level: 1,
            reason:
              "Flood stories of other peoples exist, but none is close in time or first-hand.",
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
            reason: "It is set out in books and journals of those who argue it.",
          },
          agreement: {
            level: 1,
            reason: "Most who work with fossils reject it, though trained creationists defend it.",
          },
        },
      },
    },
    evolutionary: {
      claim:
        "Living things descend from common ancestors by branching over hundreds of millions of years, and the order of the fossils records it.",
      problems: [
        "Fossils between one great group and the next are fewer than Charles Darwin hoped.",
        "The Cambrian animals appear within a short span of rock.",
        "Living fossils show little change where the theory allows a great deal.",
        "Soft tissue in dinosaur bone was not expected by anyone who gave it an age of 68 million years.",
      ],
      failures: [
        "Piltdown Man was accepted by leading anatomists for some forty years and was a forgery.",
        "Ernst Haeckel’s drawings of embryos, from the 1870s, made them look more alike than they are and lived on in textbooks.",
        "Single fossils have been announced with more certainty than they could bear and then quietly reclassified.",
      ],
      reply: [
        "Scientists uncovered Piltdown, and biologists criticized Haeckel in his lifetime; embryology today works from photographs.",
        "The sequence can be tested. Daeschler, Shubin and Jenkins looked in rocks of the predicted age for a fish on the way to land, and published Tiktaalik in 2006.",
        "Kaye and others (2008) argued that some soft remains are films left by bacteria; for the rest, iron and burial explain more than was once thought possible.",
        "Slow change in a steady setting is what selection predicts for creatures already well suited to it.",
      ],
    },
    commonGround:
      "Everyone agrees that most creatures which ever lived are gone, that new varieties arise and that burial must be quick for a fossil to form. The dispute is about how far descent reaches and how long it took.",
    biblicalReferences: ["Genesis 1:20-25", "Genesis 7:17-24", "Psalms 104:24-30"],
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
  },
  {
    id: "age-of-the-earth",
    title: "How old is the earth?",
    biblical: {
      claim:
        "On the young-earth reading, which the study guides of this site follow, the days of Genesis 1 are ordinary days and the earth is about 6,000 years old.",
      evidence: [
        "Exodus 20:11 likens God’s six days of work to Israel’s working week.",
        "Genesis 5:1-32 and Genesis 11:10-26 give ages that can be added, as Ussher and others did.",
        "The RATE project of two creationist bodies (1997 to 2005) reported that more helium remains in zircon crystals than it expected after long ages.",
        "The same project reported carbon-14 in coal and diamond, where none should be left if they are millions of years old.",
        "It read tiny halos of radiation damage in granite as signs of decay that once ran faster.",
      ],
      reply: [
        "Randy Isaac, a physicist and a Christian, examined RATE for the American Scientific Affiliation and found that its data do not overturn the long ages.",
        "RATE’s own authors grant that over 500 million years’ worth of decay at today’s rates has taken place, and that they cannot yet say where the heat went.",
        "Don DeYoung, one of the team, is reported as saying that the heat would have vaporized the earth.",
        "Many who trust the Bible read the days of Genesis 1 as a framework, as long ages or as God’s own days by analogy, and see no date in them.",
      ],
      grading: {
        statement: "The earth is about 6,000 years old.",
        factors: {
          scripture: {
            level: 2,
            reason: "Genesis gives the days and the ages to add up; no verse states the sum.",
          },
          writtenSources: {
            level: 1,
            reason: "Other old counts of the world’s age are late and rest on the same numbers.",
          },
          materialEvidence: {
            level: 0,
            reason: "Rocks, ice and lake beds taken together speak for a very much older earth.",
          },
          provenance: {
            level: null,
            reason: "The statement is a reckoning, not a claim about an object.",
          },
          dating: {
            level: 0,
            reason:
              "All standard methods contradict it, and RATE grants the decay that they measure.",
          },
          publication: {
            level: 2,
            reason: "The case is made in books and journals of young-earth bodies.",
          },
          agreement: {
            level: 1,
            reason:
              "Nearly all geologists reject it; trained young-earth scientists are a small minority.",
          },
        },
      },
    },
    evolutionary: {
      claim:
        "The earth formed about 4.54 billion years ago, as meteorites, moon rocks and the oldest crystals show by several methods.",
      problems: [
        "A radiometric age assumes how much of the daughter element was there at the start.",
        "It assumes that decay has always run at the rate measured now.",
        "It assumes that nothing leaked in or out of the rock.",
      ],
      failures: [
        "Lava of known recent date has sometimes given far too great an age by the potassium-argon method, as critics point out.",
        "Estimates of the earth’s age were revised upward many times before 1956.",
      ],
      reply: [
        "Isochron methods do not need the starting amount: the samples themselves show it. Clair Patterson’s lead ages of 1956 are of this kind.",
        "Methods that rest on different elements and different rates agree, which they would not do if rates or leaks had varied at random.",
        "A great speeding up of decay would have released heat beyond what the earth could survive, as RATE’s own authors say.",
        "Geologists know which samples give false ages, and test for gas or lead that came in later.",
      ],
    },
    commonGround:
      "Both sides use the same measurements and agree that much decay has happened. Both confess, where they are Christian, that God made the earth and that Hebrews 11:3 speaks of faith. Age is not an article of any ancient creed.",
    biblicalReferences: ["Genesis 1:1-2:3", "Exodus 20:11", "Psalms 90:2-4", "Hebrews 11:3"],
    sources: [
      {
        author: "L. Vardiman, A. A. Snelling and E. F. Chaffin, eds.",
        year: "2005",
        title: "Radioisotopes and the Age of the Earth, volume II",
        publication: "Institute for Creation Research and Creation Research Society",
        kind: "book",
      },
      {
        author: "Larry Vardiman",
        year: "2007",
        title: "RATE in Review: Unresolved Problems",
        publication: "Institute for Creation Research, Acts & Facts",
        kind: "magazine",
      },
      {
        author: "R. Isaac",
        year: "2007",
        title: "Assessing the RATE Project",
        publication: "Perspectives on Science and Christian Faith 59",
        kind: "journal",
      },
      {
        author: "C. C. Patterson",
        year: "1956",
        title: "Age of meteorites and the earth",
        publication: "Geochimica et Cosmochimica Acta 10: 230-237",
        kind: "peer-reviewed",
        url: "https://doi.org/10.1016/0016-7037(56)90036-9",
      },
    ],
  },
];
