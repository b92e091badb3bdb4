import type { EvidenceRecord } from "./schema";

export const fallOfJerusalem: EvidenceRecord = {
  id: "cr-2",
  order: 20,
  eventId: "fall-of-jerusalem",
  title: "Babylon’s capture of Jerusalem",
  validationType: "supports",
  analysis:
    "Kings and Jeremiah report two Babylonian captures of Jerusalem, and outside evidence bears on both. The Babylonian Chronicle dates the first surrender to March 16, 597 BC, and then breaks off. For the second, ten or eleven years later, excavators have the burnt layer in the City of David, whose magnetism has been measured. A receipt of early 594 BC names a high official whom many recognize in Jeremiah 39:3. Scholars still weigh 587 against 586 BC, and no Babylonian account of the final siege survives.",
  biblicalVerses: ["2 Kings 24:10-17", "2 Kings 25:1-10", "Jeremiah 39:1-3"],
  scientificSources: [
    "D. J. Wiseman, Chronicles of Chaldaean Kings (626-556 B.C.) in the British Museum. British Museum (1956)",
    "British Museum, Tablet BM 114789, receipt naming Nabu-sharrussu-ukin. British Museum collection (2007)",
    "Y. Vaknin and others, Reconstructing biblical military campaigns using geomagnetic field data from destruction layers. PNAS 119(44) (2022): e2209117119 https://doi.org/10.1073/pnas.2209117119",
  ],
  grading: {
    statement: "The Babylonians captured Jerusalem in 597 BC and burned it in 587 or 586 BC.",
    factors: {
      scripture: {
        level: 4,
        reason:
          "Kings, Chronicles, Jeremiah and Ezekiel tell of it, with matching names and years.",
      },
      writtenSources: {
        level: 3,
        reason:
          "The Babylonian Chronicle is plain and contemporary for 597 BC, but silent on the burning.",
      },
      materialEvidence: {
        level: 4,
        reason: "Burnt buildings, fallen walls and measured magnetism bear on it directly.",
      },
      provenance: {
        level: 4,
        reason:
          "The burnt layers were excavated under controlled conditions; the tablets are old museum holdings.",
      },
      dating: {
        level: 4,
        reason: "Dated reigns and the burnt layers agree to within a year or two.",
      },
      publication: {
        level: 4,
        reason: "Everything is published in full and has been studied by several teams.",
      },
      agreement: {
        level: 4,
        reason: "The event is not in doubt; only the last year is discussed.",
      },
    },
  },
  findings: [
    {
      id: "babylonian-chronicle",
      findingType: "archaeological",
      title: "The Babylonian Chronicle of 597 BC",
      description:
        "Tablet BM 21946 lists the campaigns of Nebuchadnezzar’s early years. Among them is the siege of “the city of Judah,” taken on the second day of Adar, which is March 16, 597 BC. The king was seized and another set up in his place. D. J. Wiseman published the text in 1956.",
      evidence:
        "Date, captive king and new king agree with 2 Kings 24:10-17. The tablet was bought in 1896, so its findspot is unknown, but its place in a known series leaves no doubt that it is genuine. It breaks off before the destruction of 586 BC and says nothing of it.",
      dateDiscovered: "1956",
      researcher: "D. J. Wiseman",
      institutions: ["British Museum"],
      publications: [
        "D. J. Wiseman, Chronicles of Chaldaean Kings (626-556 B.C.) in the British Museum. British Museum (1956)",
      ],
      grading: {
        statement: "Nebuchadnezzar’s army took Jerusalem on March 16, 597 BC.",
        factors: {
          scripture: {
            level: 4,
            reason: "Kings, Chronicles and Jeremiah tell of this first capture.",
          },
          writtenSources: {
            level: 3,
            reason: "The Chronicle is plain and written close to the event.",
          },
          materialEvidence: {
            level: null,
            reason: "The tablet counts as the text it carries; no other object gives the day.",
          },
          provenance: {
            level: 2,
            reason: "It was bought in 1896 and has been studied ever since.",
          },
          dating: {
            level: 4,
            reason: "Babylonian dates are fixed by astronomy and by dated documents.",
          },
          publication: {
            level: 4,
            reason: "Published in full by the museum and read again by others.",
          },
          agreement: {
            level: 4,
            reason: "Historians of Babylon and of Judah alike accept the date.",
          },
        },
      },
    },
    {
      id: "nebo-sarsekim",
      findingType: "archaeological",
      title: "A receipt naming Babylon’s chief eunuch",
      description:
        "A clay receipt little more than five centimeters wide records that gold was delivered to the temple Esangila in the tenth year of Nebuchadnezzar. It came from Nabu-sharrussu-ukin, the chief eunuch. Michael Jursa read it among the tablets of the British Museum in 2007.",
      evidence:
        "Jeremiah 39:3 lists the Babylonian officers at the gate of Jerusalem some eight years later, one of them with what appears to be the same name and title. To see it one must divide the run of names in the Hebrew in a certain way. Many think the match secure; others call it probable.",
      dateDiscovered: "July 5, 2007",
      researcher: "Michael Jursa",
      institutions: ["University of Vienna", "British Museum"],
      publications: [
        "British Museum, Tablet BM 114789, receipt naming Nabu-sharrussu-ukin. British Museum collection (2007)",
      ],
      grading: {
        statement:
          "A tablet of early 594 BC names Nabu-sharrussu-ukin as chief eunuch of Nebuchadnezzar.",
        factors: {
          scripture: {
            level: 2,
            reason:
              "Jeremiah lists the officer once, in a verse whose names can be divided in two ways.",
          },
          writtenSources: {
            level: 3,
            reason: "The receipt is plain and from his own lifetime.",
          },
          materialEvidence: {
            level: null,
            reason: "The tablet counts as the text it carries; no other object names the man.",
          },
          provenance: {
            level: 2,
            reason: "It belongs to the museum’s older holdings, without a recorded findspot.",
          },
          dating: {
            level: 4,
            reason: "It carries day, month and year of the king.",
          },
          publication: {
            level: 3,
            reason: "The British Museum, which holds the tablet, has published its reading.",
          },
          agreement: {
            level: 4,
            reason: "The reading is not disputed; only the match with Jeremiah is.",
          },
        },
      },
    },
    {
      id: "magnetic-dating",
      findingType: "geological",
      title: "Burnt towns dated by magnetism",
      description:
        "When a mud-brick building burns, its clay takes on the direction and strength of the earth’s magnetic field at that hour. Yoav Vaknin, Ron Shaar, Oded Lipschits, Erez Ben-Yosef and others measured 21 burnt layers at 17 sites and compared them, with Jerusalem’s fire of 586 BC as one of the fixed points.",
      evidence:
        "Layers burned in the same campaign share the same field. The results link the burning of Gath to Hazael of Damascus, as 2 Kings 12:17 has it, and clear him of a destruction at Tel Beth-Shean. The method compares layers; it leans on a few events whose dates are already known.",
      dateDiscovered: "October 2022",
      researcher: "Yoav Vaknin, Ron Shaar, Oded Lipschits, Erez Ben-Yosef and others",
      institutions: ["Tel Aviv University", "Hebrew University of Jerusalem"],
      publications: [
        "Y. Vaknin and others, Reconstructing biblical military campaigns using geomagnetic field data from destruction layers. PNAS 119(44) (2022): e2209117119 https://doi.org/10.1073/pnas.2209117119",
      ],
      grading: {
        statement:
          "Burnt layers can be matched to the campaigns the Bible describes by the magnetism set in them.",
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
            reason: "Twenty-one burnt layers from seventeen places were measured.",
          },
          provenance: {
            level: 4,
            reason: "All the samples come from controlled excavations with recorded layers.",
          },
          dating: {
            level: 3,
            reason: "The magnetic dates agree with the layers’ pottery and with known events.",
          },
          publication: {
            level: 3,
            reason: "The study is peer-reviewed, and its measurements are published with it.",
          },
          agreement: {
            level: 3,
            reason: "The method is well received, though some single matches are discussed.",
          },
        },
      },
    },
  ],
};
