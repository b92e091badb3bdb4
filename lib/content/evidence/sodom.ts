import type { EvidenceRecord } from "./schema";

export const sodom: EvidenceRecord = {
  id: "cr-13",
  order: 130,
  eventId: "sodom",
  title: "Sulfur balls by the Dead Sea",
  validationType: "contradicts",
  analysis:
    "Ron Wyatt claimed that the white badlands below Masada are the ash of Gomorrah, and the round lumps of sulfur in them the brimstone of Genesis 19:24. The lumps are real. Bishop, Turchyn and Sivan measured their sulfur isotopes and found the mark of bacteria that live in wet sediment, working on the gypsum around them. The white ground is fine lake bed, laid down by the Dead Sea’s larger forerunner and cut by floods. No wall, pottery or grave from it has been published. Where Sodom lay is a separate question, still debated.",
  biblicalVerses: ["Genesis 19:24-28"],
  scientificSources: [
    "T. Bishop, A. V. Turchyn and O. Sivan, Fire and Brimstone: The Microbially Mediated Formation of Elemental Sulfur Nodules from an Isotope and Major Element Study in the Paleo-Dead Sea. PLoS ONE 8(10) (2013): e75883 https://doi.org/10.1371/journal.pone.0075883",
    "A. Torfstein and A. V. Turchyn, Rates and Cycles of Microbial Sulfate Reduction in the Hyper-Saline Dead Sea over the Last 200 kyrs. Frontiers in Earth Science 5 (2017) https://doi.org/10.3389/feart.2017.00062",
  ],
  grading: {
    statement:
      "The badlands below Masada and their sulfur balls are natural lake deposits, not burnt cities.",
    factors: {
      scripture: {
        level: null,
        reason: "Scripture tells of the cities’ end and does not describe this place.",
      },
      writtenSources: {
        level: null,
        reason: "Josephus speaks of traces in general; no old text describes these lumps.",
      },
      materialEvidence: {
        level: 4,
        reason: "Isotopes, crystals and layering all point to lake mud and bacteria.",
      },
      provenance: {
        level: 4,
        reason: "Anyone can collect the lumps where they lie, and the scientists did.",
      },
      dating: {
        level: 3,
        reason: "The lake beds are dated by standard methods to long before any city.",
      },
      publication: {
        level: 3,
        reason: "The isotope study is peer-reviewed and open to read.",
      },
      agreement: {
        level: 4,
        reason: "No specialist who has studied the deposits is known to think otherwise.",
      },
    },
  },
  findings: [
    {
      id: "sulfur-nodules",
      findingType: "geological",
      title: "How the sulfur balls formed",
      description:
        "Tom Bishop, Alexandra Turchyn and Orit Sivan collected sulfur balls from the lake beds by the Dead Sea and measured the two common kinds of sulfur atom in them and in the gypsum around them. Bacteria that breathe sulfate prefer the lighter kind, and what they leave behind shows it.",
      evidence:
        "The sulfur in the balls is lighter than that in the gypsum by 27 to 29 parts in a thousand, just what such bacteria produce in wet mud. The balls therefore grew in the lake sediment as it was buried. Ron Wyatt’s supporters point to their purity and round form, which this explains as well.",
      dateDiscovered: "2013",
      researcher: "Tom Bishop, Alexandra Turchyn and Orit Sivan",
      institutions: ["University of Cambridge", "Ben-Gurion University of the Negev"],
      publications: [
        "T. Bishop, A. V. Turchyn and O. Sivan, Fire and Brimstone: The Microbially Mediated Formation of Elemental Sulfur Nodules from an Isotope and Major Element Study in the Paleo-Dead Sea. PLoS ONE 8(10) (2013): e75883 https://doi.org/10.1371/journal.pone.0075883",
      ],
      grading: {
        statement: "Bacteria formed the sulfur balls in the lake beds by the Dead Sea.",
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
            reason: "Isotopes and minerals agree in the balls and in the gypsum around them.",
          },
          provenance: {
            level: 4,
            reason: "They were collected in place and can be collected again.",
          },
          dating: {
            level: 3,
            reason: "The beds that hold the balls are dated by standard methods.",
          },
          publication: {
            level: 3,
            reason: "The study is peer-reviewed and open for anyone to read.",
          },
          agreement: {
            level: 4,
            reason: "No specialist is known to have argued against the finding.",
          },
        },
      },
    },
  ],
};
