import type { EvidenceRecord } from "./schema";

export const cyrusDecree: EvidenceRecord = {
  id: "cr-8",
  order: 80,
  eventId: "cyrus-decree",
  title: "Cyrus and the return of peoples",
  validationType: "correlates",
  analysis:
    "Ezra 1:1-4 has Cyrus permit the Jews to go home and build, and Isaiah 45:1-4 calls him the Lord’s anointed. The Cyrus Cylinder, found in Babylon in 1879, tells in the king’s name how he sent gods back to their temples and let people go home. Copies on tablets show that the text circulated. The policy fits Ezra. But the Cylinder speaks of Babylonia and its neighbors, never of Judah, Jerusalem or the Jews, and Amélie Kuhrt showed that it follows the set form of a Babylonian building text.",
  biblicalVerses: ["Ezra 1:1-4", "Ezra 6:3-5", "Isaiah 45:1-4"],
  scientificSources: [
    "A. Kuhrt, The Cyrus Cylinder and Achaemenid Imperial Policy. Journal for the Study of the Old Testament 25 (1983): 83-97 https://doi.org/10.1177/030908928300802507",
    "I. Finkel, ed., The Cyrus Cylinder: The Great Persian Edict from Babylon. I. B. Tauris (2013)",
  ],
  grading: {
    statement:
      "Cyrus let displaced peoples and their worship return home, as Ezra says he did for the Jews.",
    factors: {
      scripture: {
        level: 4,
        reason: "Chronicles, Ezra and Isaiah all speak of it.",
      },
      writtenSources: {
        level: 3,
        reason: "The Cylinder is plain and contemporary about the policy, without naming Judah.",
      },
      materialEvidence: {
        level: null,
        reason: "Cylinder and copies count as the text they carry; no other object shows a policy.",
      },
      provenance: {
        level: 2,
        reason: "The Cylinder was found in an early dig and has been studied ever since.",
      },
      dating: {
        level: 3,
        reason: "Cylinder and decree both belong to the first years after 539 BC.",
      },
      publication: {
        level: 4,
        reason: "The text is published in full by the British Museum and widely studied.",
      },
      agreement: {
        level: 3,
        reason: "Most accept the policy; how special it was to Cyrus is debated.",
      },
    },
  },
  findings: [
    {
      id: "cyrus-cylinder-copies",
      findingType: "archaeological",
      title: "The Cyrus Cylinder and its copies",
      description:
        "Hormuzd Rassam’s workmen found the clay Cylinder in Babylon in 1879. In 2009 and 2010 two pieces of a tablet with the same words were recognized in the British Museum, so the text was more than a deposit hidden in a wall. Irving Finkel edited it anew.",
      evidence:
        "In the king’s name it praises Marduk, tells how Babylon was entered without a battle, and says that gods were returned to their temples and people allowed to go home. It names places in Mesopotamia and beyond the Tigris. Judah is not among them, whatever older guidebooks said.",
      dateDiscovered: "1879; copies recognized 2009-2010",
      researcher: "Hormuzd Rassam; Irving Finkel",
      institutions: ["British Museum"],
      publications: [
        "I. Finkel, ed., The Cyrus Cylinder: The Great Persian Edict from Babylon. I. B. Tauris (2013)",
        "A. Kuhrt, The Cyrus Cylinder and Achaemenid Imperial Policy. Journal for the Study of the Old Testament 25 (1983): 83-97 https://doi.org/10.1177/030908928300802507",
      ],
      grading: {
        statement: "Cyrus announced in his own name that he sent gods and displaced people home.",
        factors: {
          scripture: {
            level: 4,
            reason: "Ezra, Chronicles and Isaiah speak of such a policy.",
          },
          writtenSources: {
            level: 3,
            reason: "The text is the king’s own, from his first years in Babylon.",
          },
          materialEvidence: {
            level: null,
            reason: "Cylinder and copies count as the text they carry, and are not counted again.",
          },
          provenance: {
            level: 2,
            reason: "The Cylinder comes from an early dig and has been studied since.",
          },
          dating: {
            level: 3,
            reason: "Its content dates it soon after 539 BC.",
          },
          publication: {
            level: 4,
            reason: "The text is published in full by the museum and studied by many.",
          },
          agreement: {
            level: 4,
            reason: "What the text says is not disputed; what it was for is.",
          },
        },
      },
    },
  ],
};
