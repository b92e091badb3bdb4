import type { EvidenceRecord } from "./schema";

export const philistineOrigins: EvidenceRecord = {
  id: "cr-7",
  order: 70,
  eventId: "philistine-origins",
  title: "Where the Philistines came from",
  validationType: "correlates",
  analysis:
    "Amos 9:7 and Jeremiah 47:4 say that the Philistines came from Caphtor, usually taken to be Crete or the lands around it. In 2019 Michal Feldman and colleagues read the genomes of ten people buried at Ashkelon. Those of the early Iron Age carried a share of southern European ancestry that their predecessors lacked; a few centuries later it had faded into the local population. The result agrees with a movement of people across the sea. It cannot single out Crete, and ten people from one city are a small sample.",
  biblicalVerses: ["Amos 9:7", "Jeremiah 47:4"],
  scientificSources: [
    "M. Feldman and others, Ancient DNA sheds light on the genetic origins of early Iron Age Philistines. Science Advances 5(7) (2019): eaax0061 https://doi.org/10.1126/sciadv.aax0061",
  ],
  grading: {
    statement:
      "The Philistines came to the coast of Canaan from across the sea, from the Aegean or southern Europe.",
    factors: {
      scripture: {
        level: 4,
        reason: "Amos, Jeremiah and Deuteronomy agree that they came from Caphtor.",
      },
      writtenSources: {
        level: 2,
        reason:
          "Egyptian records of Ramesses III list them among invaders who came by land and sea.",
      },
      materialEvidence: {
        level: 3,
        reason: "The genomes are direct evidence of people from elsewhere, at one city.",
      },
      provenance: {
        level: 4,
        reason: "The burials were excavated and recorded at Ashkelon.",
      },
      dating: {
        level: 3,
        reason: "The graves belong to the early Iron Age by layer and by measured dates.",
      },
      publication: {
        level: 3,
        reason: "The study is peer-reviewed and its data are open.",
      },
      agreement: {
        level: 3,
        reason: "Widely held; where exactly they set out from is discussed.",
      },
    },
  },
  findings: [
    {
      id: "philistine-dna",
      findingType: "biological",
      title: "Ten genomes from Ashkelon",
      description:
        "The Leon Levy Expedition uncovered graves of the Bronze and Iron Ages at Ashkelon. Michal Feldman, Daniel Master, Johannes Krause and colleagues drew DNA from ten of the dead, from before, during and after the arrival of the Philistines, and compared it with that of other ancient peoples.",
      evidence:
        "Infants of the early Iron Age carry a share of southern European ancestry that earlier people of the city do not have. In later graves it can no longer be told apart. People came, married and merged. The sample is small, and it does not name an island.",
      dateDiscovered: "July 3, 2019",
      researcher: "Michal Feldman, Daniel Master, Johannes Krause and others",
      institutions: [
        "Max Planck Institute for the Science of Human History",
        "Leon Levy Expedition to Ashkelon",
      ],
      publications: [
        "M. Feldman and others, Ancient DNA sheds light on the genetic origins of early Iron Age Philistines. Science Advances 5(7) (2019): eaax0061 https://doi.org/10.1126/sciadv.aax0061",
      ],
      grading: {
        statement:
          "People buried at Ashkelon in the early Iron Age had ancestors from southern Europe.",
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
            level: 3,
            reason: "The genomes are direct evidence, from one city.",
          },
          provenance: {
            level: 4,
            reason: "The graves were excavated and recorded by the expedition to Ashkelon.",
          },
          dating: {
            level: 3,
            reason: "The layers and the measured dates of the graves agree.",
          },
          publication: {
            level: 3,
            reason: "The study is peer-reviewed, and its data are open to others.",
          },
          agreement: {
            level: 4,
            reason: "The European share itself is not disputed; what it implies is discussed.",
          },
        },
      },
    },
  ],
};
