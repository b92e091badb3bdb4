import { sharedAncestry as grading } from "../timeline/gradings";
import type { EvidenceRecord } from "./schema";

export const sharedAncestry: EvidenceRecord = {
  id: "cr-17",
  order: 170,
  eventId: "shared-ancestry",
  title: "The human and the chimpanzee genome",
  validationType: "supports",
  analysis:
    "Here the claim under test is an evolutionary one. The two genomes were compared in 2005. Where they line up, a little over one letter in a hundred differs. Likeness could be one Maker’s plan; the argument for descent rests more on shared accidents, such as remains of old viruses at the same places. Young-earth authors count what does not line up as well and reach lower figures, Tomkins 70 percent in 2013, others more since then, and expect that much called an accident will prove to be of use. Genesis 2:7 says what man was formed from and by whom.",
  biblicalVerses: ["Genesis 1:26-27", "Genesis 2:7"],
  scientificSources: [
    "Chimpanzee Sequencing and Analysis Consortium, Initial sequence of the chimpanzee genome and comparison with the human genome. Nature 437 (2005): 69-87 https://doi.org/10.1038/nature04072",
    "W. E. Johnson and J. M. Coffin, Constructing primate phylogenies from ancient retrovirus sequences. Proceedings of the National Academy of Sciences 96 (1999): 10254-10260 https://doi.org/10.1073/pnas.96.18.10254",
    "J. P. Tomkins, Comprehensive Analysis of Chimpanzee and Human Chromosomes Reveals Average DNA Similarity of 70%. Answers Research Journal 6 (2013): 63-69",
  ],
  grading,
  findings: [
    {
      id: "shared-retroviruses",
      findingType: "biological",
      title: "Old viruses at the same places",
      description:
        "A retrovirus writes itself into the genes of its host. Now and then it does so in a cell that becomes a child, and is then handed down for good. Welkin Johnson and John Coffin compared such remains at the same places in the genomes of people, apes and monkeys.",
      evidence:
        "Each remain gave a family tree, and the trees agreed with those known from other evidence. A virus can enter at very many places, so that the same place in two species points to one infection in a common ancestor. Those who argue for design answer that viruses favor some places, and that some of these remains do needed work.",
      dateDiscovered: "1999",
      researcher: "Welkin Johnson and John Coffin",
      institutions: ["Tufts University"],
      publications: [
        "W. E. Johnson and J. M. Coffin, Constructing primate phylogenies from ancient retrovirus sequences. Proceedings of the National Academy of Sciences 96 (1999): 10254-10260 https://doi.org/10.1073/pnas.96.18.10254",
      ],
      grading: {
        statement: "Remains of retroviruses at the same places in primates give one family tree.",
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
            reason: "The remains are read directly from the genomes of many species.",
          },
          provenance: { level: 4, reason: "The sequences are public and can be read again." },
          dating: { level: null, reason: "The finding is about likeness, not about a date." },
          publication: {
            level: 4,
            reason: "It is peer-reviewed, and later and larger studies agree.",
          },
          agreement: {
            level: 3,
            reason: "It is widely held; those who argue for design read it otherwise.",
          },
        },
      },
    },
  ],
};
