import type { EvidenceRecord } from "./schema";

export const amosEarthquake: EvidenceRecord = {
  id: "cr-6",
  order: 60,
  eventId: "amos-earthquake",
  title: "The earthquake of Amos’s day",
  validationType: "correlates",
  analysis:
    "Amos 1:1 dates the prophet’s words to two years before the earthquake, and Zechariah 14:5 still remembers it. Austin, Franz and Frost gathered traces of violent shaking at six sites, among them Hazor, Gezer and Lachish, all near the middle of the eighth century BC, and estimated a magnitude of 7.8 to 8.2. Austin worked for a creationist institute; the paper appeared in a standard geological journal. Whether one great earthquake or several smaller ones caused the damage remains open, and walls can fall for other reasons.",
  biblicalVerses: ["Amos 1:1", "Zechariah 14:5"],
  scientificSources: [
    "S. A. Austin, G. W. Franz and E. G. Frost, Amos’s Earthquake: An Extraordinary Middle East Seismic Event of 750 B.C. International Geology Review 42 (2000): 657-671",
  ],
  grading: {
    statement:
      "A great earthquake struck Israel and Judah about 750 BC, in the days of King Uzziah.",
    factors: {
      scripture: {
        level: 4,
        reason: "Amos dates by it, and Zechariah recalls it long after.",
      },
      writtenSources: {
        level: 0,
        reason: "No record of it from outside the Bible survives close in time.",
      },
      materialEvidence: {
        level: 4,
        reason: "Tilted and fallen walls of about that age are reported from six sites.",
      },
      provenance: {
        level: 3,
        reason: "The walls were excavated, some of them before modern recording.",
      },
      dating: {
        level: 2,
        reason: "The layers are dated to the mid-century, with a margin of years.",
      },
      publication: {
        level: 3,
        reason: "The study appeared in a peer-reviewed geological journal.",
      },
      agreement: {
        level: 3,
        reason: "Widely accepted, though some see several events or other causes.",
      },
    },
  },
  findings: [
    {
      id: "amos-quake-sites",
      findingType: "geological",
      title: "Six sites shaken about 750 BC",
      description:
        "Steven Austin, Gordon Franz and Eric Frost compared damage reported by excavators at Hazor, Deir Alla, Gezer, Lachish, Tell Judeideh and En Haseva. Walls there lean or have fallen in ways typical of shaking, all in layers of about the middle of the eighth century BC.",
      evidence:
        "From the spread of the damage they estimate a magnitude of 7.8 to 8.2, one of the strongest known from the region. Austin was at the Institute for Creation Research, but the paper appeared in an ordinary geological journal. Others think of more than one earthquake, since each layer has its own dating margin.",
      dateDiscovered: "2000",
      researcher: "Steven Austin, Gordon Franz and Eric Frost",
      institutions: ["Institute for Creation Research", "San Diego State University"],
      publications: [
        "S. A. Austin, G. W. Franz and E. G. Frost, Amos’s Earthquake: An Extraordinary Middle East Seismic Event of 750 B.C. International Geology Review 42 (2000): 657-671",
      ],
      grading: {
        statement: "Earthquake shaking damaged six towns about 750 BC.",
        factors: {
          scripture: {
            level: 4,
            reason: "Amos and Zechariah speak of such an earthquake.",
          },
          writtenSources: {
            level: 0,
            reason: "No written record from outside the Bible is close in time.",
          },
          materialEvidence: {
            level: 4,
            reason: "Leaning and fallen walls are reported from six different places.",
          },
          provenance: {
            level: 3,
            reason: "All six were excavated, some of them with older methods of recording.",
          },
          dating: {
            level: 2,
            reason: "The layers agree roughly, with margins of years.",
          },
          publication: {
            level: 3,
            reason: "The study appeared in a peer-reviewed journal of geology.",
          },
          agreement: {
            level: 3,
            reason: "Widely accepted; whether it was a single quake is open.",
          },
        },
      },
    },
    {
      id: "bur-sagale-eclipse",
      findingType: "astronomical",
      title: "The Assyrian eclipse of 763 BC",
      description:
        "Assyria named its years after officials and kept the list. Beside the year of Bur-Sagale it notes an eclipse of the sun. Henry Rawlinson matched it in 1867 with that of June 15, 763 BC, and from this point the list can be dated year by year, with the kings of Israel and Judah who appear in Assyrian records.",
      evidence:
        "The date anchors the age of Amos, who prophesied in those decades. Some have gone further and found the eclipse in Amos 8:9, and Donald Wiseman thought of it in connection with the story of Jonah. Those are suggestions; the anchor itself stands without them.",
      dateDiscovered: "1867",
      researcher: "Henry Rawlinson",
      institutions: ["British Museum"],
      publications: [
        "Assyrian eponym lists, Entry for the year of Bur-Sagale. Tablets in the British Museum (identified 1867)",
      ],
      grading: {
        statement: "The eclipse of the Assyrian year of Bur-Sagale was that of June 15, 763 BC.",
        factors: {
          scripture: {
            level: null,
            reason: "Scripture does not mention this eclipse by date, so it is not counted.",
          },
          writtenSources: {
            level: 3,
            reason: "The Assyrian list is plain and was kept year by year.",
          },
          materialEvidence: {
            level: null,
            reason: "The record is a text; there is no other object to weigh.",
          },
          provenance: {
            level: 2,
            reason: "The tablets come from early digs and have been studied since.",
          },
          dating: {
            level: 4,
            reason: "Astronomy and the order of the years agree.",
          },
          publication: {
            level: 4,
            reason: "The lists are published and checked by many.",
          },
          agreement: {
            level: 4,
            reason:
              "The match is generally accepted and underlies Assyrian dates in every handbook.",
          },
        },
      },
    },
  ],
};
