import type { EvidenceRecord } from "./schema";

export const houseOfDavid: EvidenceRecord = {
  id: "cr-3",
  order: 30,
  eventId: "house-of-david",
  title: "The House of David in stone",
  validationType: "supports",
  analysis:
    "Until 1993 no text outside the Bible was generally agreed to name David. The Tel Dan Stele, broken up and reused in a wall, has an Aramean king, most likely Hazael of Damascus, boast over Israel and over the “House of David.” The form is the usual one for a royal line named after its founder. A few scholars have proposed other readings, and the join of the fragments is discussed. The stele takes credit for deaths that 2 Kings 9:14-28 gives to Jehu. It attests the dynasty; it does not touch on the life of David.",
  biblicalVerses: ["2 Samuel 7:11-16", "2 Kings 8:28-29", "2 Kings 9:14-28"],
  scientificSources: [
    "A. Biran and J. Naveh, An Aramaic Stele Fragment from Tel Dan. Israel Exploration Journal 43 (1993): 81-98",
    "A. Biran and J. Naveh, The Tel Dan Inscription: A New Fragment. Israel Exploration Journal 45 (1995): 1-18",
    "G. Athas, The Tel Dan Inscription: A Reappraisal and a New Interpretation. Sheffield Academic Press (2003)",
  ],
  grading: {
    statement:
      "In the ninth century BC the kings of Judah were known abroad as the House of David.",
    factors: {
      scripture: {
        level: 4,
        reason: "Samuel, Kings, Chronicles and the prophets all name the house of David.",
      },
      writtenSources: {
        level: 3,
        reason:
          "The Tel Dan Stele says it plainly and close in time; the Mesha Stele may do so too.",
      },
      materialEvidence: {
        level: null,
        reason: "The stele counts as the text it carries; nothing else could show a name.",
      },
      provenance: {
        level: 4,
        reason: "The fragments came from a controlled dig, reused in a dated wall.",
      },
      dating: {
        level: 3,
        reason: "Script and findspot agree on the ninth or early eighth century BC.",
      },
      publication: {
        level: 4,
        reason: "It is published in full, and many scholars have examined the stone.",
      },
      agreement: {
        level: 3,
        reason: "Nearly all read the name this way; a small minority does not.",
      },
    },
  },
  findings: [
    {
      id: "tel-dan-stele",
      findingType: "archaeological",
      title: "The Tel Dan Stele",
      description:
        "On July 21, 1993, Gila Cook, of Avraham Biran’s team, noticed letters on a stone in a wall at Tel Dan. Two more pieces followed a year later. In Old Aramaic a king boasts of victories over Israel and over Bytdwd, which most read as the House of David. Biran and Joseph Naveh published it at once.",
      evidence:
        "The stone lay in a controlled dig, and its script belongs to the ninth or early eighth century BC. Doubts about its genuineness have been answered. A few scholars take the word as a place or a title, and the placement of the pieces is uncertain, but the dynasty’s name is accepted by nearly all.",
      dateDiscovered: "July 21, 1993",
      researcher: "Avraham Biran and Joseph Naveh",
      institutions: ["Hebrew Union College", "Hebrew University of Jerusalem"],
      publications: [
        "A. Biran and J. Naveh, An Aramaic Stele Fragment from Tel Dan. Israel Exploration Journal 43 (1993): 81-98",
      ],
      grading: {
        statement: "The Tel Dan Stele names the House of David.",
        factors: {
          scripture: {
            level: 4,
            reason: "The house of David is named through the historical books and prophets.",
          },
          writtenSources: {
            level: 3,
            reason: "The stele says it plainly, in its own time.",
          },
          materialEvidence: {
            level: null,
            reason: "The stone counts as the text it carries; nothing else could show a name.",
          },
          provenance: {
            level: 4,
            reason: "It was found in place in a controlled excavation.",
          },
          dating: {
            level: 3,
            reason: "Script and later destruction agree on the date.",
          },
          publication: {
            level: 4,
            reason: "The pieces were published in full and have been examined by many.",
          },
          agreement: {
            level: 3,
            reason: "Nearly all specialists accept the reading; a few have proposed others.",
          },
        },
      },
    },
  ],
};
