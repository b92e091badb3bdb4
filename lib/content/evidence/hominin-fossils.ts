import { extinctHominins as grading } from "../timeline/gradings";
import type { EvidenceRecord } from "./schema";

export const homininFossils: EvidenceRecord = {
  id: "cr-16",
  order: 160,
  eventId: "extinct-hominins",
  title: "Bones from Turkana and Dmanisi",
  validationType: "supports",
  analysis:
    "Here the claim under test is an evolutionary one, and it is the one that took Piltdown’s place. The bones from Lake Turkana and from Dmanisi came out of recorded digs, lie open to study, and are dated by methods that agree. Young-earth authors accept that the bones are real. They divide them into people and apes, not always in the same way, and they hold the dates to be wrong. What it means to be made in the image of God (Genesis 1:27) is not a question that a skull can answer.",
  biblicalVerses: ["Genesis 1:27", "Genesis 2:7"],
  scientificSources: [
    "F. Brown and others, Early Homo erectus skeleton from west Lake Turkana, Kenya. Nature 316 (1985): 788-792 https://doi.org/10.1038/316788a0",
    "D. Lordkipanidze and others, A complete skull from Dmanisi, Georgia, and the evolutionary biology of early Homo. Science 342 (2013): 326-331 https://doi.org/10.1126/science.1238484",
    "T. C. Wood, Baraminological Analysis Places Homo habilis, Homo rudolfensis, and Australopithecus sediba in the Human Holobaramin. Answers Research Journal 3 (2010) https://answersresearchjournal.org/human-holobaramin/",
  ],
  grading,
  findings: [
    {
      id: "dmanisi-skulls",
      findingType: "biological",
      title: "Five skulls from Dmanisi",
      description:
        "Under a ruined medieval town in Georgia, David Lordkipanidze’s team dug up five skulls with jaws, limb bones, stone tools and the bones of animals. The fifth skull, published in 2013, is complete. All come from one short span of time at one place, which hardly any other site of that age can offer.",
      evidence:
        "The fifth skull joins a small brain to a large face and heavy jaw, and yet it lies within the range of its four neighbors. The authors take all five for one varied people. Some colleagues see more than one species; young-earth authors see people after the Flood. The layers are dated to about 1.8 million years.",
      dateDiscovered: "2013",
      researcher: "David Lordkipanidze and others",
      institutions: ["Georgian National Museum"],
      publications: [
        "D. Lordkipanidze and others, A complete skull from Dmanisi, Georgia, and the evolutionary biology of early Homo. Science 342 (2013): 326-331 https://doi.org/10.1126/science.1238484",
      ],
      grading: {
        statement:
          "Five skulls of small-brained hominins lay at Dmanisi in layers about 1.8 million years old.",
        factors: {
          scripture: {
            level: null,
            reason: "Scripture does not speak of fossils, so its testimony cannot be asked.",
          },
          writtenSources: {
            level: null,
            reason: "No written source could bear on a claim about an age before writing.",
          },
          materialEvidence: {
            level: 4,
            reason: "Five skulls with jaws, limb bones and tools show it directly.",
          },
          provenance: {
            level: 4,
            reason: "They were recorded layer by layer in a controlled excavation.",
          },
          dating: { level: 4, reason: "Argon in the lava below and the magnetic record agree." },
          publication: {
            level: 4,
            reason: "The finds are peer-reviewed and have been studied by other teams.",
          },
          agreement: {
            level: 3,
            reason: "The finds are undisputed; young-earth authors reject the age.",
          },
        },
      },
    },
  ],
};
