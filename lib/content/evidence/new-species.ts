import { newSpecies as grading } from "../timeline/gradings";
import type { EvidenceRecord } from "./schema";

export const newSpecies: EvidenceRecord = {
  id: "cr-18",
  order: 180,
  eventId: "new-species-observed",
  title: "Finches that keep to themselves",
  validationType: "supports",
  analysis:
    "Here the claim under test is an evolutionary one that young-earth authors share. A line of finches was watched on Daphne Major from its first father in 1981, and since its second generation has bred only with itself. Flies have been brought to the same point in a laboratory. Answers in Genesis teaches that species arise within the kinds of Genesis 1:24-25 and never beyond them. Michael Behe holds that such changes mostly use up what was there. Whether small steps add up to great ones is therefore the question, and these cases do not settle it.",
  biblicalVerses: ["Genesis 1:24-25"],
  scientificSources: [
    "S. Lamichhaney and others, Rapid hybrid speciation in Darwin’s finches. Science 359 (2018): 224-228 https://doi.org/10.1126/science.aao4593",
    "W. R. Rice and G. W. Salt, The evolution of reproductive isolation as a correlated character under sympatric conditions: experimental evidence. Evolution 44 (1990): 1140-1152 https://doi.org/10.1111/j.1558-5646.1990.tb05221.x",
    "Calvin Smith, Speciation Is Not Evolution. Answers in Genesis (2023) https://answersingenesis.org/blogs/calvin-smith/2023/11/06/speciation-is-not-evolution/",
  ],
  grading,
  findings: [
    {
      id: "daphne-major-finches",
      findingType: "biological",
      title: "A new line of finches on Daphne Major",
      description:
        "In 1981 a male finch larger than any on the island came to Daphne Major and mated with a local bird. Peter and Rosemary Grant banded and followed his descendants for decades. In 2018 Sangeet Lamichhaney and colleagues published their genes, and showed that the first father had come from Española.",
      evidence:
        "That island lies more than a hundred kilometers away. From the second generation on, his line bred among its own members alone, in spite of much inbreeding, and its bills have a shape of their own. The authors call it a case of a new species arising by crossing. Nobody knows how long the line will last.",
      dateDiscovered: "2018",
      researcher: "Sangeet Lamichhaney, Rosemary Grant, Peter Grant and others",
      institutions: ["Uppsala University", "Princeton University"],
      publications: [
        "S. Lamichhaney and others, Rapid hybrid speciation in Darwin’s finches. Science 359 (2018): 224-228 https://doi.org/10.1126/science.aao4593",
      ],
      grading: {
        statement:
          "A line of finches on Daphne Major has bred only with itself since its second generation.",
        factors: {
          scripture: {
            level: null,
            reason: "Scripture does not speak of this finding, so its testimony is not counted.",
          },
          writtenSources: {
            level: null,
            reason: "The finding is an observation; old writings do not bear on it.",
          },
          materialEvidence: { level: 4, reason: "Pedigree, genes and bills all show it directly." },
          provenance: { level: 4, reason: "The birds were banded and recorded while they lived." },
          dating: { level: 3, reason: "The line was followed year by year from its beginning." },
          publication: {
            level: 3,
            reason: "The study is peer-reviewed and rests on open genome data.",
          },
          agreement: {
            level: 4,
            reason: "The observation is accepted by young-earth authors as well.",
          },
        },
      },
    },
  ],
};
