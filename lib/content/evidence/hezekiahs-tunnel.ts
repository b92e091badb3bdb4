import type { EvidenceRecord } from "./schema";

export const hezekiahsTunnel: EvidenceRecord = {
  id: "cr-1",
  order: 10,
  eventId: "hezekiah-tunnel",
  title: "Hezekiah’s Tunnel and its date",
  validationType: "supports",
  analysis:
    "2 Kings 20:20 and 2 Chronicles 32:30 credit Hezekiah with bringing water into Jerusalem through a conduit. A tunnel 533 meters long still carries the water of the Gihon Spring, and an inscription near its end describes how two gangs met. Radiocarbon from the plaster, uranium-thorium dates from dripstones and the shape of the letters agree on about 700 BC. The inscription names no king. Reich and Shukron prefer a somewhat earlier date, Sneh and colleagues a slightly later one, and the dam of the pool turns out to be a century older.",
  biblicalVerses: ["2 Kings 20:20", "2 Chronicles 32:30", "Isaiah 22:9-11"],
  scientificSources: [
    "A. Frumkin, A. Shimron and J. Rosenbaum, Radiometric dating of the Siloam Tunnel, Jerusalem. Nature 425 (2003): 169-171 https://doi.org/10.1038/nature01875",
    "R. Reich and E. Shukron, The Date of the Siloam Tunnel Reconsidered. Tel Aviv 38 (2011): 147-157",
    "J. Regev and others, Radiocarbon dating of Jerusalem’s Siloam Dam links climate data and major waterworks. PNAS 122(35) (2025): e2510396122 https://doi.org/10.1073/pnas.2510396122",
  ],
  grading: {
    statement: "The tunnel under the City of David was cut about 700 BC, in the time of Hezekiah.",
    factors: {
      scripture: {
        level: 4,
        reason: "Kings, Chronicles and Isaiah all speak of Hezekiah’s waterworks.",
      },
      writtenSources: {
        level: 2,
        reason: "The inscription in the tunnel tells of the digging but names no king and no year.",
      },
      materialEvidence: {
        level: 4,
        reason: "Tunnel, plaster and dripstones can all be examined and sampled in place.",
      },
      provenance: {
        level: 4,
        reason: "The tunnel is where it always was, and the samples were taken from its walls.",
      },
      dating: {
        level: 4,
        reason: "Radiocarbon, uranium-thorium and letter forms agree on the same age.",
      },
      publication: {
        level: 4,
        reason: "The dating is peer-reviewed, and other teams have tested and debated it.",
      },
      agreement: {
        level: 3,
        reason: "Most accept it; some archaeologists date the work a little earlier or later.",
      },
    },
  },
  findings: [
    {
      id: "siloam-tunnel-dated",
      findingType: "geological",
      title: "The Siloam Tunnel dated to about 700 BC",
      description:
        "Amos Frumkin, Aryeh Shimron and Jeff Rosenbaum looked for anything in the tunnel that could be dated. They found plant pieces sealed in the plaster of the channel and dripstones that had grown on the ceiling after it was cut. The plants are at least as old as the lining, while the dripstones are younger than the cutting.",
      evidence:
        "Radiocarbon from the plants and uranium-thorium from the dripstones close in on about 700 BC from both sides. That rules out a 1996 proposal that the tunnel was cut in the second century BC. It does not name the king, and other archaeologists argue for a few decades more or less.",
      dateDiscovered: "September 11, 2003",
      researcher: "Amos Frumkin, Aryeh Shimron and Jeff Rosenbaum",
      institutions: [
        "Hebrew University of Jerusalem",
        "Geological Survey of Israel",
        "University of Reading",
      ],
      publications: [
        "A. Frumkin, A. Shimron and J. Rosenbaum, Radiometric dating of the Siloam Tunnel, Jerusalem. Nature 425 (2003): 169-171 https://doi.org/10.1038/nature01875",
      ],
      grading: {
        statement: "The Siloam Tunnel was cut about 700 BC.",
        factors: {
          scripture: {
            level: null,
            reason: "Scripture does not speak of this finding, so its testimony is not counted.",
          },
          writtenSources: {
            level: 2,
            reason: "The inscription tells of the cutting without a date.",
          },
          materialEvidence: {
            level: 4,
            reason: "Plaster, plants and dripstones are all at hand to be measured.",
          },
          provenance: {
            level: 4,
            reason: "The samples came from the walls of the tunnel itself.",
          },
          dating: {
            level: 4,
            reason: "Radiocarbon and uranium-thorium close in on the same age from both sides.",
          },
          publication: {
            level: 4,
            reason: "Published in Nature and tested in debate since.",
          },
          agreement: {
            level: 3,
            reason: "Widely accepted, with argument over a few decades.",
          },
        },
      },
    },
    {
      id: "siloam-dam-dated",
      findingType: "archaeological",
      title: "The dam of Siloam is a century older",
      description:
        "A massive dam, some 12 meters high and more than 8 wide, closes the valley at the southern end of the City of David and once held back a pool. Straw and twigs had been mixed into its mortar. Johanna Regev, Nahshon Szanton, Filip Vukosavović, Elisabetta Boaretto and others dated them by radiocarbon.",
      evidence:
        "The dates fall within a single decade, 805 to 795 BC, in the days of Joash or Amaziah. The authors connect the work with drought and sudden floods. Large waterworks thus began in Jerusalem before Hezekiah, and older statements that he made the first pool here need correcting. Which king gave the order is a matter of inference.",
      dateDiscovered: "August 25, 2025",
      researcher:
        "Johanna Regev, Nahshon Szanton, Filip Vukosavović, Elisabetta Boaretto and others",
      institutions: ["Weizmann Institute of Science", "Israel Antiquities Authority"],
      publications: [
        "J. Regev and others, Radiocarbon dating of Jerusalem’s Siloam Dam links climate data and major waterworks. PNAS 122(35) (2025): e2510396122 https://doi.org/10.1073/pnas.2510396122",
      ],
      grading: {
        statement: "The Siloam dam was built between 805 and 795 BC.",
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
            reason: "The dam stands, with its mortar and the plant pieces in it.",
          },
          provenance: {
            level: 4,
            reason: "It was dug in a controlled excavation and sampled in place.",
          },
          dating: {
            level: 3,
            reason: "Radiocarbon on short-lived plants gives a narrow range.",
          },
          publication: {
            level: 3,
            reason: "The study passed peer review in 2025, too recently to have been repeated.",
          },
          agreement: {
            level: 3,
            reason: "Accepted so far; other teams have not yet repeated it.",
          },
        },
      },
    },
  ],
};
