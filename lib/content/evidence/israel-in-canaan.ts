import type { EvidenceRecord } from "./schema";

export const israelInCanaan: EvidenceRecord = {
  id: "cr-19",
  order: 190,
  eventId: "israel-in-canaan",
  title: "Israel in Canaan by 1208 BC",
  validationType: "supports",
  analysis:
    "The Merneptah Stele of about 1208 BC, found at Thebes in 1896, lists Israel among the defeated in Canaan and marks it with the sign for a people. This is the earliest certain mention of Israel and the only one from ancient Egypt that is beyond dispute. Joshua and Judges set Israel in the land in that age. The stele does not say whether the people had come from Egypt or had formed in Canaan; that is graded by itself under the Exodus. A few scholars have taken the name for a region or read it otherwise.",
  biblicalVerses: ["Judges 1:27-29", "Judges 17:6"],
  scientificSources: [
    "W. Spiegelberg, Der Siegeshymnus des Merneptah auf der Flinders Petrie-Stele. Zeitschrift für ägyptische Sprache 34 (1896): 1-25",
    "G. Ahlström and D. Edelman, Merneptah’s Israel. Journal of Near Eastern Studies 44 (1985): 59-61",
    "M. G. Hasel, Israel in the Merneptah Stela. Bulletin of the American Schools of Oriental Research 296 (1994): 45-61 https://doi.org/10.2307/1357179",
  ],
  grading: {
    statement: "A people called Israel was living in Canaan by about 1208 BC.",
    factors: {
      scripture: {
        level: 4,
        reason: "Joshua, Judges and Samuel all set Israel in Canaan before the monarchy.",
      },
      writtenSources: {
        level: 3,
        reason: "One Egyptian royal text says so plainly and in its own time.",
      },
      materialEvidence: {
        level: 2,
        reason:
          "Reliefs at Karnak may picture the same people; the stele itself is counted as a text.",
      },
      provenance: {
        level: 3,
        reason: "Petrie found the stele in a known temple, with the records of an early dig.",
      },
      dating: {
        level: 3,
        reason: "The king’s fifth year is known within narrow limits.",
      },
      publication: {
        level: 4,
        reason: "It was published in the year of its discovery and restudied many times.",
      },
      agreement: {
        level: 4,
        reason: "Nearly all accept the reading, and no strong rival remains.",
      },
    },
  },
  findings: [
    {
      id: "merneptah-stele",
      findingType: "archaeological",
      title: "Israel on the Merneptah Stele",
      description:
        "Flinders Petrie found the granite slab in western Thebes in 1896, and Wilhelm Spiegelberg read the name that made it famous. After long verses on Libya, the closing lines list defeated places in Canaan, and with them Israel, written with the sign for a people and not for a town.",
      evidence:
        "It is the earliest certain mention of Israel and the only one from ancient Egypt. It fixes the latest date by which Israel lived in Canaan, about 1208 BC, the king’s fifth year. The stele does not say how Israel had come there. A few have read the name otherwise without persuading many.",
      dateDiscovered: "1896",
      researcher: "Flinders Petrie and Wilhelm Spiegelberg",
      institutions: ["Egyptian Museum, Cairo"],
      publications: [
        "W. Spiegelberg, Der Siegeshymnus des Merneptah auf der Flinders Petrie-Stele. Zeitschrift für ägyptische Sprache 34 (1896): 1-25",
        "M. G. Hasel, Israel in the Merneptah Stela. Bulletin of the American Schools of Oriental Research 296 (1994): 45-61 https://doi.org/10.2307/1357179",
      ],
      grading: {
        statement: "A people called Israel lived in Canaan by about 1208 BC.",
        factors: {
          scripture: {
            level: 4,
            reason: "Joshua and Judges place Israel in Canaan in that age.",
          },
          writtenSources: {
            level: 3,
            reason: "The stele says it plainly, in the king’s own time.",
          },
          materialEvidence: {
            level: 2,
            reason:
              "Reliefs at Karnak may picture the same people; the stele is counted as a text.",
          },
          provenance: {
            level: 3,
            reason: "Petrie found it in a known temple, in an early dig.",
          },
          dating: {
            level: 3,
            reason: "The king’s year is known within narrow limits.",
          },
          publication: {
            level: 4,
            reason: "It was published in the year of its discovery and studied by many.",
          },
          agreement: {
            level: 4,
            reason: "The reading is accepted by nearly all, and no strong rival remains.",
          },
        },
      },
    },
  ],
};
