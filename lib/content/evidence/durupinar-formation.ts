import type { EvidenceRecord } from "./schema";

export const durupinarFormation: EvidenceRecord = {
  id: "cr-12",
  order: 120,
  eventId: "noahs-ark-durupinar",
  title: "The Durupınar formation is not the Ark",
  validationType: "contradicts",
  analysis:
    "Ron Wyatt claimed from 1977 that a boat-shaped mound in eastern Turkey was Noah’s Ark. The ground was drilled, mapped and sampled. John Baumgardner, a creationist who worked there with Wyatt, concluded that mud had slid around a ridge of rock. Lorence Collins and David Fasold, once a supporter himself, found volcanic boulders and clay, and rusty nodules where rivets had been reported. Andrew Snelling reached the same verdict in a creationist magazine. Supporters announced new soil results in 2024, without a dig or peer review. Genesis 8:4 is untouched: it names mountains, not this spot.",
  biblicalVerses: ["Genesis 8:4", "Genesis 6:14-16"],
  scientificSources: [
    "L. G. Collins and D. F. Fasold, Bogus “Noah’s Ark” from Turkey Exposed as a Common Geologic Structure. Journal of Geoscience Education 44 (1996): 439-444 https://doi.org/10.5408/1089-9995-44.4.439",
    "A. A. Snelling, Special Report: Amazing ‘Ark’ Exposé. Creation 14(4) (1992): from page 26",
  ],
  grading: {
    statement: "The boat-shaped Durupınar formation is natural and not the remains of a ship.",
    factors: {
      scripture: {
        level: null,
        reason: "Scripture names the mountains of Ararat and says nothing of this mound.",
      },
      writtenSources: {
        level: null,
        reason: "No old text describes the mound, so written sources do not apply.",
      },
      materialEvidence: {
        level: 4,
        reason: "Drill cores, thin sections and chemical tests all show natural rock and mud.",
      },
      provenance: {
        level: 4,
        reason: "The mound is in place and has been surveyed and sampled by several parties.",
      },
      dating: {
        level: null,
        reason: "The question is what it is, not how old it is.",
      },
      publication: {
        level: 3,
        reason: "The chief study appeared in a peer-reviewed journal of geology teaching.",
      },
      agreement: {
        level: 4,
        reason:
          "Geologists agree, creationist geologists among them; supporters of the claim dissent.",
      },
    },
  },
  findings: [
    {
      id: "durupinar-formation",
      findingType: "geological",
      title: "The Durupınar formation examined",
      description:
        "Ron Wyatt claimed that this mound near Doğubayazıt was the Ark. Lorence Collins, a geologist, examined samples with David Fasold, who had once supported the claim. The “rivets” are natural iron minerals, the “petrified wood” is basalt, and the shape is mud that flowed around a block of rock.",
      evidence:
        "The paper calls the Ark bogus in its title. John Baumgardner, a creationist, had come to the same view after core drilling, and Andrew Snelling in 1992 marked eight headline claims as false. Supporters reported in 2024 and 2025 that soil inside the shape holds more organic matter. Neither a dig nor peer review stands behind this.",
      dateDiscovered: "1996",
      researcher: "Lorence Collins and David Fasold",
      institutions: ["California State University, Northridge"],
      publications: [
        "L. G. Collins and D. F. Fasold, Bogus “Noah’s Ark” from Turkey Exposed as a Common Geologic Structure. Journal of Geoscience Education 44 (1996): 439-444 https://doi.org/10.5408/1089-9995-44.4.439",
      ],
      grading: {
        statement: "The boat-shaped formation at Durupınar is the remains of Noah’s Ark.",
        factors: {
          scripture: {
            level: 1,
            reason: "Genesis names the mountains of Ararat, a whole region, and no exact place.",
          },
          writtenSources: {
            level: 0,
            reason: "No ancient text outside the Bible points to this mound.",
          },
          materialEvidence: {
            level: 0,
            reason: "Cores and samples show natural rock and mud.",
          },
          provenance: {
            level: null,
            reason: "The mound is open to study, but what it shows speaks against the claim.",
          },
          dating: {
            level: 1,
            reason: "Nothing from it has been dated as a ship.",
          },
          publication: {
            level: 1,
            reason: "The claim was made in press, films and newsletters.",
          },
          agreement: {
            level: 0,
            reason: "Geologists, creationists included, have shown it to be false.",
          },
        },
      },
    },
  ],
};
