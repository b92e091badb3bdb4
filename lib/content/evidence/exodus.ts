import type { EvidenceRecord } from "./schema";

export const exodus: EvidenceRecord = {
  id: "cr-9",
  order: 90,
  eventId: "exodus",
  title: "Israel in Canaan by 1208 BC",
  validationType: "correlates",
  analysis:
    "No Egyptian text names the Exodus. What Egypt does provide is a limit: the Merneptah Stele of about 1208 BC lists Israel, marked as a people, among the defeated in Canaan. An Exodus in 1446 BC, counted back from 1 Kings 6:1, fits the limit, and so does one about 1260 BC, argued from the name Raamses in Exodus 1:11. Bryant Wood and James Hoffmeier have argued the two dates against each other. Many other scholars think that the story grew from smaller memories, and some doubt that any event lies behind it.",
  biblicalVerses: ["Exodus 1:11", "1 Kings 6:1", "Judges 2:11-15"],
  scientificSources: [
    "W. Spiegelberg, Der Siegeshymnus des Merneptah auf der Flinders Petrie-Stele. Zeitschrift für ägyptische Sprache 34 (1896): 1-25",
    "B. G. Wood, The Rise and Fall of the 13th-Century Exodus-Conquest Theory. Journal of the Evangelical Theological Society 48 (2005): 475-489",
    "J. K. Hoffmeier, What Is the Biblical Date for the Exodus? Journal of the Evangelical Theological Society 50/2 (2007): 225-247",
  ],
  grading: {
    statement: "Israel came out of Egypt and was in Canaan before about 1208 BC.",
    factors: {
      scripture: {
        level: 4,
        reason: "The Exodus is told or recalled in nearly every part of the Old Testament.",
      },
      writtenSources: {
        level: 2,
        reason: "The stele proves Israel in Canaan, which bears on the Exodus only indirectly.",
      },
      materialEvidence: {
        level: 2,
        reason: "The stele fits the account, and fits an Israel that arose in Canaan as well.",
      },
      provenance: {
        level: 3,
        reason: "Petrie found the stele in a known temple, with the records of an early dig.",
      },
      dating: {
        level: 2,
        reason: "The latest possible date is firm; the date itself is debated.",
      },
      publication: {
        level: 3,
        reason: "The stele and the arguments on both dates are published and reviewed.",
      },
      agreement: {
        level: 2,
        reason: "Specialists are divided on whether, when and how it happened.",
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
        "It is the earliest certain mention of Israel and the only one from ancient Egypt. It fixes the latest date by which Israel lived in Canaan, about 1208 BC, the king’s fifth year. How Israel had come there, the stele does not say. A few have read the name otherwise without persuading many.",
      dateDiscovered: "1896",
      researcher: "Flinders Petrie and Wilhelm Spiegelberg",
      institutions: ["Egyptian Museum, Cairo"],
      publications: [
        "W. Spiegelberg, Der Siegeshymnus des Merneptah auf der Flinders Petrie-Stele. Zeitschrift für ägyptische Sprache 34 (1896): 1-25",
        "M. G. Hasel, Israel in the Merneptah Stela. Bulletin of the American Schools of Oriental Research 296 (1994): 45-61",
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
            level: 3,
            reason: "The stele is direct evidence that such a people was known.",
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
