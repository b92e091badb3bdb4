import type { EvidenceRecord } from "./schema";

export const theFlood: EvidenceRecord = {
  id: "cr-10",
  order: 100,
  eventId: "flood-event",
  title: "A worldwide flood and the rocks",
  validationType: "contradicts",
  analysis:
    "Genesis 7:17-24 describes water over the mountains. Young-earth geologists read this as a flood of the whole globe some 4,400 years ago that laid down most fossils, and have proposed models such as catastrophic plate tectonics. Mainstream geology finds no such layer, and finds within the pile ancient soils, salt, dunes with tracks, and lake beds that took far longer. Christian geologists make the same case in a book on the Grand Canyon. Creationist researchers list the heat problem as unsolved. A regional flood, an older Christian reading, is not contradicted.",
  biblicalVerses: ["Genesis 7:17-24"],
  scientificSources: [
    "D. R. Montgomery, The Rocks Don’t Lie: A Geologist Investigates Noah’s Flood. W. W. Norton (2012)",
    "C. Hill, G. Davidson, T. Helble and W. Ranney, eds., The Grand Canyon, Monument to an Ancient Earth. Kregel (2016)",
    "L. Vardiman, RATE in Review: Unresolved Problems. Institute for Creation Research, Acts & Facts (2007) https://www.icr.org/article/rate-review-unresolved-problems/",
  ],
  grading: {
    statement:
      "The rocks contradict a worldwide flood about 4,400 years ago that laid down most fossil layers.",
    factors: {
      scripture: {
        level: null,
        reason: "Geology is the witness here; Scripture is what it is being compared with.",
      },
      writtenSources: {
        level: null,
        reason: "The question is what rocks show, so written sources do not apply.",
      },
      materialEvidence: {
        level: 4,
        reason:
          "Soils, salt, dunes, reefs and lake beds are found within the layers in many countries.",
      },
      provenance: {
        level: 4,
        reason: "The layers are open to anyone who wishes to examine them.",
      },
      dating: {
        level: 4,
        reason: "Several independent methods give the layers ages far beyond that date.",
      },
      publication: {
        level: 4,
        reason: "The evidence fills the geological literature and has been checked by many teams.",
      },
      agreement: {
        level: 3,
        reason: "Nearly all geologists agree, Christians included; creationist geologists dissent.",
      },
    },
  },
  findings: [
    {
      id: "dead-sea-sediments",
      findingType: "geological",
      title: "Two hundred thousand years of lake mud",
      description:
        "The Dead Sea and the larger lakes before it left a thick pile of mud, gypsum and fine chalky layers. Adi Torfstein and Alexandra Turchyn followed the sulfur in it through time, in a drill core and at outcrops such as the one at Masada, to learn how bacteria worked in the salt water.",
      evidence:
        "By conventional dating the record spans some 200,000 years without the break that a worldwide flood would have left. Young-earth writers reject the dating methods. The layers are thin and quiet, some of them laid down season by season, which is hard to fit into the months of a great flood or the few centuries after it.",
      dateDiscovered: "2017",
      researcher: "Adi Torfstein and Alexandra Turchyn",
      institutions: ["Hebrew University of Jerusalem", "University of Cambridge"],
      publications: [
        "A. Torfstein and A. V. Turchyn, Rates and Cycles of Microbial Sulfate Reduction in the Hyper-Saline Dead Sea over the Last 200 kyrs. Frontiers in Earth Science 5 (2017) https://doi.org/10.3389/feart.2017.00062",
      ],
      grading: {
        statement: "Sediments of the Dead Sea basin record about 200,000 years.",
        factors: {
          scripture: {
            level: null,
            reason: "Scripture does not speak of this finding, so its testimony is not counted.",
          },
          writtenSources: {
            level: null,
            reason: "The finding is a measurement; written sources do not bear on it.",
          },
          materialEvidence: {
            level: 4,
            reason: "Core and outcrops show the same layers in several places.",
          },
          provenance: {
            level: 4,
            reason: "The core is kept, and the outcrops are open to all.",
          },
          dating: {
            level: 3,
            reason:
              "Standard dating of the layers gives the span, and their fine layering supports it.",
          },
          publication: {
            level: 3,
            reason: "The study is peer-reviewed and open for anyone to read.",
          },
          agreement: {
            level: 3,
            reason: "Geologists accept the long record; young-earth writers reject the dating.",
          },
        },
      },
    },
    {
      id: "grand-canyon-layers",
      findingType: "geological",
      title: "Dunes and tracks in the Grand Canyon",
      description:
        "Carol Hill, Gregg Davidson, Tim Helble and Wayne Ranney, with other Christian and secular authors, wrote a guide to the Grand Canyon for church readers. They walk down through its walls and ask of each layer where something like it forms today, and whether one flood could have made it.",
      evidence:
        "Between beds with seashells lie sandstone dunes with the tracks of animals that walked on dry land, and old surfaces cut by streams. The authors, most of them believers, conclude that the canyon shows an ancient earth. Young-earth geologists reply that the sand was moved by deep water; Terry Mortenson reviewed the book sharply in 2020.",
      dateDiscovered: "2016",
      researcher: "Carol Hill, Gregg Davidson, Tim Helble, Wayne Ranney and others",
      institutions: ["Kregel Publications"],
      publications: [
        "C. Hill, G. Davidson, T. Helble and W. Ranney, eds., The Grand Canyon, Monument to an Ancient Earth. Kregel (2016)",
        "T. Mortenson, review of The Grand Canyon, Monument to an Ancient Earth. Answers Research Journal 13 (2020): 257-323",
      ],
      grading: {
        statement:
          "Layers in the Grand Canyon formed on dry land between layers that formed under water.",
        factors: {
          scripture: {
            level: null,
            reason: "Scripture does not speak of this finding, so its testimony is not counted.",
          },
          writtenSources: {
            level: null,
            reason: "The finding is a measurement; written sources do not bear on it.",
          },
          materialEvidence: {
            level: 4,
            reason: "Dunes, tracks and old land surfaces can be seen at many places in the walls.",
          },
          provenance: {
            level: 4,
            reason: "The walls are open to anyone and have long been mapped.",
          },
          dating: {
            level: 3,
            reason: "Dated ash and fossils give the order and the ages of the layers.",
          },
          publication: {
            level: 2,
            reason: "The book argues for one side; the studies behind it are peer-reviewed.",
          },
          agreement: {
            level: 3,
            reason:
              "Nearly all geologists agree; young-earth geologists read the same sands otherwise.",
          },
        },
      },
    },
  ],
};
