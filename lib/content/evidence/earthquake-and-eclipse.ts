import type { EvidenceRecord } from "./schema";

export const earthquakeAndEclipse: EvidenceRecord = {
  id: "cr-5",
  order: 50,
  eventId: "crucifixion",
  title: "An earthquake and an eclipse",
  validationType: "correlates",
  analysis:
    "Matthew 27:51 reports an earthquake at the death of Jesus, and Luke 23:44 a darkness. Sediments of the Dead Sea hold a disturbed layer that Williams, Schwab and Brauer date, by counting, to AD 31, give or take five years. It may be Matthew’s earthquake, they say, or another that he borrowed, or an unrecorded one, with his report as allegory. Humphreys and Waddington calculate an eclipse of the moon for April 3, AD 33, and link it to Acts 2:20; it cannot be the darkness by day. The dates are near enough to be interesting; neither can be tied to that afternoon.",
  biblicalVerses: ["Matthew 27:51", "Luke 23:44", "Acts 2:20"],
  scientificSources: [
    "J. B. Williams, M. J. Schwab and A. Brauer, An early first-century earthquake in the Dead Sea. International Geology Review 54 (2012): 1219-1228 https://doi.org/10.1080/00206814.2011.639996",
    "C. J. Humphreys and W. G. Waddington, Dating the Crucifixion. Nature 306 (1983): 743-746 https://doi.org/10.1038/306743a0",
    "B. E. Schaefer, Lunar visibility and the crucifixion. Quarterly Journal of the Royal Astronomical Society 31 (1990): 53-67 https://articles.adsabs.harvard.edu/pdf/1990QJRAS..31...53S",
  ],
  grading: {
    statement:
      "The Dead Sea quake layer and the lunar eclipse of April 3, AD 33, belong to the day of the crucifixion.",
    factors: {
      scripture: {
        level: 3,
        reason:
          "Matthew alone reports the earthquake; the moon turned to blood is a quotation in Acts.",
      },
      writtenSources: {
        level: 1,
        reason: "Outside the Bible only late writers repeat such reports.",
      },
      materialEvidence: {
        level: 2,
        reason: "The layer fits, and would fit other earthquakes of those years as well.",
      },
      provenance: {
        level: 3,
        reason: "The layer can be examined where it lies; what caused it is not recorded.",
      },
      dating: {
        level: 2,
        reason:
          "The count has a margin of five years, and the eclipse was low and partial at Jerusalem.",
      },
      publication: {
        level: 3,
        reason: "Both studies passed peer review; others have questioned the eclipse.",
      },
      agreement: {
        level: 2,
        reason: "Specialists are divided, and the geologists themselves leave three readings open.",
      },
    },
  },
  findings: [
    {
      id: "dead-sea-quake",
      findingType: "geological",
      title: "A quake layer of about AD 31",
      description:
        "Near En Gedi, the sediments of the Dead Sea lie in fine yearly layers that can be counted. Jefferson Williams, Markus Schwab and Achim Brauer counted from the known earthquake of 31 BC to a disturbed band of the early first century, and set it at AD 31 with a margin of five years either way.",
      evidence:
        "An earthquake in those years is well supported. The authors leave open whether it is the one in Matthew 27:51; it may be that earthquake, another before or after it that the writer borrowed, or an unrecorded one, with the Gospel’s quake as allegory.",
      dateDiscovered: "December 23, 2011",
      researcher: "Jefferson Williams, Markus Schwab and Achim Brauer",
      institutions: [
        "Supersonic Geophysical",
        "GFZ German Research Centre for Geosciences, Potsdam",
      ],
      publications: [
        "J. B. Williams, M. J. Schwab and A. Brauer, An early first-century earthquake in the Dead Sea. International Geology Review 54 (2012): 1219-1228 https://doi.org/10.1080/00206814.2011.639996",
      ],
      grading: {
        statement: "An earthquake shook the Dead Sea sediments in AD 31, give or take five years.",
        factors: {
          scripture: {
            level: null,
            reason:
              "The link with Matthew is a separate question, so Scripture is not counted here.",
          },
          writtenSources: {
            level: null,
            reason: "The finding is a measurement; written sources do not bear on it.",
          },
          materialEvidence: {
            level: 3,
            reason: "The disturbed band is direct evidence of shaking.",
          },
          provenance: {
            level: 4,
            reason: "The layer can be examined and sampled again where it lies.",
          },
          dating: {
            level: 3,
            reason: "Yearly layers are counted from the known earthquake of 31 BC.",
          },
          publication: {
            level: 3,
            reason: "The study appeared in a peer-reviewed journal of geology.",
          },
          agreement: {
            level: 4,
            reason: "The quake itself is not disputed; its link with the Gospel is.",
          },
        },
      },
    },
    {
      id: "eclipse-ad-33",
      findingType: "astronomical",
      title: "The eclipse of April 3, AD 33",
      description:
        "Colin Humphreys and Graeme Waddington reconstructed the Jewish calendar under Pilate and found two Passover Fridays, in AD 30 and AD 33. On the second, April 3, AD 33, the moon rose over Jerusalem partly in eclipse. They connected this with the moon turned to blood in Acts 2:20.",
      evidence:
        "The eclipse is certain, since it can be calculated. That anyone in Jerusalem saw a red moon is not: Bradley Schaefer argued in 1990 that the eclipsed part would hardly have been visible. The calendar, not the eclipse, carries most of the weight, and it leaves AD 30 possible.",
      dateDiscovered: "December 22, 1983",
      researcher: "Colin Humphreys and Graeme Waddington",
      institutions: ["University of Oxford"],
      publications: [
        "C. J. Humphreys and W. G. Waddington, Dating the Crucifixion. Nature 306 (1983): 743-746 https://doi.org/10.1038/306743a0",
        "B. E. Schaefer, Lunar visibility and the crucifixion. Quarterly Journal of the Royal Astronomical Society 31 (1990): 53-67 https://articles.adsabs.harvard.edu/pdf/1990QJRAS..31...53S",
      ],
      grading: {
        statement: "The lunar eclipse of April 3, AD 33, shows that Jesus died on that day.",
        factors: {
          scripture: {
            level: 1,
            reason: "Acts 2:20 quotes Joel on the moon; no Gospel mentions an eclipse of the moon.",
          },
          writtenSources: {
            level: 1,
            reason: "Only later texts speak of a darkened moon.",
          },
          materialEvidence: {
            level: null,
            reason: "An eclipse leaves no object behind that could be examined.",
          },
          provenance: {
            level: null,
            reason: "An eclipse is calculated and not found, so it has no findspot.",
          },
          dating: {
            level: 2,
            reason: "The eclipse fits one of two possible Fridays.",
          },
          publication: {
            level: 3,
            reason: "Published in Nature and answered in a journal of astronomy.",
          },
          agreement: {
            level: 2,
            reason: "Specialists are divided between AD 30 and AD 33.",
          },
        },
      },
    },
  ],
};
