import type { ValidationFindingRecord } from "../schema";

/** In the order shown. The graded statement is what was found, or for a refuted find the claim made of it. */
export const findings: readonly ValidationFindingRecord[] = [
  {
    id: "siloam-tunnel-dated",
    crossReferenceId: "cr-1",
    findingType: "geological",
    title: "The Siloam Tunnel dated to about 700 BC",
    description:
      "Amos Frumkin, Aryeh Shimron and Jeff Rosenbaum looked for anything in the tunnel that could be dated. They found plant pieces sealed in the plaster of the channel and dripstones that had grown on the ceiling after it was cut. The plants are at least as old as the lining, while the dripstones are younger than the cutting.",
    evidence:
      "Radiocarbon from the plants and uranium-thorium from the dripstones close in on about 700 BC from both sides. That rules out a proposal of 1996 that the tunnel was cut in the second century BC. It does not name the king, and other archaeologists argue for a few decades more or less.",
    dateDiscovered: "11 September 2003",
    researcher: "Amos Frumkin, Aryeh Shimron and Jeff Rosenbaum",
    institutions: [
      "Hebrew University of Jerusalem",
      "Geological Survey of Israel",
      "University of Reading",
    ],
    publications: [
      "A. Frumkin, A. Shimron and J. Rosenbaum, Radiometric dating of the Siloam Tunnel, Jerusalem. Nature 425 (2003): 169-171",
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
          reason: "Plaster, plants, dripstones and inscription are all at hand.",
        },
        provenance: { level: 4, reason: "The samples came from the walls of the tunnel itself." },
        dating: {
          level: 4,
          reason: "Radiocarbon and uranium-thorium close in on the same age from both sides.",
        },
        publication: { level: 4, reason: "Published in Nature and tested in debate since." },
        agreement: { level: 3, reason: "Widely accepted, with argument over a few decades." },
      },
    },
  },
  {
    id: "siloam-dam-dated",
    crossReferenceId: "cr-1",
    findingType: "archaeological",
    title: "The dam of Siloam is a century older",
    description:
      "A massive dam, some 12 meters high and more than 8 wide, closes the valley at the southern end of the City of David and once held back a pool. Straw and twigs had been mixed into its mortar. Johanna Regev, Nahshon Szanton, Filip Vukosavović, Elisabetta Boaretto and others dated them by radiocarbon.",
    evidence:
      "The dates fall within a single decade, 805 to 795 BC, in the days of Joash or Amaziah. The authors connect the work with drought and sudden floods. Large waterworks thus began in Jerusalem before Hezekiah, and older statements that he made the first pool here need correcting. Which king gave the order is an inference.",
    dateDiscovered: "25 August 2025",
    researcher: "Johanna Regev, Nahshon Szanton, Filip Vukosavović, Elisabetta Boaretto and others",
    institutions: ["Weizmann Institute of Science", "Israel Antiquities Authority"],
    publications: [
      "J. Regev and others, Radiocarbon dating of Jerusalem’s Siloam Dam links climate data and major waterworks. PNAS 122(35) (2025): e2510396122",
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
        provenance: { level: 4, reason: "It was excavated under control and sampled in place." },
        dating: { level: 3, reason: "Radiocarbon on short-lived plants gives a narrow range." },
        publication: {
          level: 3,
          reason: "The study passed peer review in 2025, too recently to have been repeated.",
        },
        agreement: { level: 3, reason: "Accepted so far; other teams have not yet repeated it." },
      },
    },
  },
  {
    id: "babylonian-chronicle",
    crossReferenceId: "cr-2",
    findingType: "archaeological",
    title: "The Babylonian Chronicle of 597 BC",
    description:
      "Tablet BM 21946 lists the campaigns of Nebuchadnezzar’s early years. Among them stands the siege of “the city of Judah”, taken on the second day of Adar, which is 16 March 597 BC. The king was seized and another set up in his place. D. J. Wiseman published the text in 1956.",
    evidence:
      "Date, captive king and new king agree with 2 Kings 24:10-17. The tablet was bought in 1896, so its find-spot is unknown, but its place in a known series leaves no doubt that it is genuine. It breaks off before the destruction of 586 BC and says nothing of it.",
    dateDiscovered: "1956",
    researcher: "D. J. Wiseman",
    institutions: ["British Museum"],
    publications: [
      "D. J. Wiseman, Chronicles of Chaldaean Kings (626-556 B.C.) in the British Museum. British Museum (1956)",
    ],
    grading: {
      statement: "Nebuchadnezzar’s army took Jerusalem on 16 March 597 BC.",
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
          level: 3,
          reason: "The tablet itself is direct evidence and can be read in London.",
        },
        provenance: { level: 2, reason: "It was bought in 1896 and has been studied ever since." },
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
    crossReferenceId: "cr-2",
    findingType: "archaeological",
    title: "A receipt naming Babylon’s chief eunuch",
    description:
      "A clay receipt little more than five centimeters wide records that gold was delivered to the temple Esangila in the tenth year of Nebuchadnezzar. It came from Nabu-sharrussu-ukin, the chief eunuch. Michael Jursa read it among the tablets of the British Museum in 2007.",
    evidence:
      "Jeremiah 39:3 lists the Babylonian officers at the gate of Jerusalem some eight years later, one of them with what appears to be the same name and title. To see it one must divide the run of names in the Hebrew in a certain way. Many think the match secure, others call it probable.",
    dateDiscovered: "5 July 2007",
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
        writtenSources: { level: 3, reason: "The receipt is plain and from his own lifetime." },
        materialEvidence: {
          level: 3,
          reason: "The tablet is direct evidence for the man and his office.",
        },
        provenance: {
          level: 2,
          reason: "It belongs to the museum’s older holdings, without a recorded find-spot.",
        },
        dating: { level: 4, reason: "It carries day, month and year of the king." },
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
    crossReferenceId: "cr-2",
    findingType: "geological",
    title: "Burnt towns dated by magnetism",
    description:
      "When a mud-brick building burns, its clay takes on the direction and strength of the earth’s magnetic field at that hour. Yoav Vaknin, Ron Shaar, Oded Lipschits, Erez Ben-Yosef and others measured 21 burnt layers at 17 sites and compared them, with Jerusalem’s fire of 586 BC as one of the fixed points.",
    evidence:
      "Layers burned in the same campaign share the same field. The results join the burning of Gath to Hazael of Damascus, as 2 Kings 12:17 has it, and clear him of a destruction at Tel Beth-Shean. The method compares layers; it leans on a few events whose dates are known already.",
    dateDiscovered: "October 2022",
    researcher: "Yoav Vaknin, Ron Shaar, Oded Lipschits, Erez Ben-Yosef and others",
    institutions: ["Tel Aviv University", "Hebrew University of Jerusalem"],
    publications: [
      "Y. Vaknin and others, Reconstructing biblical military campaigns using geomagnetic field data from destruction layers. PNAS 119(44) (2022): e2209117119",
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
  {
    id: "tel-dan-stele",
    crossReferenceId: "cr-3",
    findingType: "archaeological",
    title: "The Tel Dan stele",
    description:
      "On 21 July 1993 Gila Cook, of Avraham Biran’s team, noticed letters on a stone in a wall at Tel Dan. Two more pieces followed a year later. In Old Aramaic a king boasts of victories over Israel and over Bytdwd, which most read as the House of David. Biran and Joseph Naveh published it at once.",
    evidence:
      "The stone lay in a controlled dig, and its script belongs to the ninth or early eighth century BC. Doubts about its genuineness have been answered. A few scholars take the word as a place or a title, and the placing of the pieces is uncertain, but the dynasty’s name is accepted by nearly all.",
    dateDiscovered: "21 July 1993",
    researcher: "Avraham Biran and Joseph Naveh",
    institutions: ["Hebrew Union College", "Hebrew University of Jerusalem"],
    publications: [
      "A. Biran and J. Naveh, An Aramaic Stele Fragment from Tel Dan. Israel Exploration Journal 43 (1993): 81-98",
    ],
    grading: {
      statement: "The Tel Dan stele names the House of David.",
      factors: {
        scripture: {
          level: 4,
          reason: "The house of David is named through the historical books and prophets.",
        },
        writtenSources: { level: 3, reason: "The stele says it plainly, in its own time." },
        materialEvidence: {
          level: 3,
          reason: "The stone is direct evidence, though only parts of it survive.",
        },
        provenance: { level: 4, reason: "It was found in place in a controlled excavation." },
        dating: { level: 3, reason: "Script and later destruction agree on the date." },
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
  {
    id: "pilate-stone",
    crossReferenceId: "cr-4",
    findingType: "archaeological",
    title: "The Pilate Stone",
    description:
      "Italian excavators under Antonio Frova were clearing the theater of Caesarea when they turned over a limestone block that later builders had used again. Its damaged Latin lines name a Tiberieum, Pontius Pilate, and his office, prefect of Judea. It is the one inscription from his lifetime that does so.",
    evidence:
      "The stone confirms the man, the place and the title; Tacitus, writing later, calls him procurator. What the Tiberieum was, a temple or a harbor tower, is still discussed, because the first and last lines are broken. Nobody questions the name.",
    dateDiscovered: "June 1961",
    researcher: "Antonio Frova",
    institutions: ["Italian archaeological mission, Caesarea"],
    publications: [
      "A. Frova, L’iscrizione di Ponzio Pilato a Cesarea. Rendiconti dell’Istituto Lombardo 95 (1961): 419-434",
      "J. Vardaman, A New Inscription Which Mentions Pilate as ‘Prefect’. Journal of Biblical Literature 81 (1962): 70-71",
    ],
    grading: {
      statement: "Pontius Pilate was prefect of Judea under Tiberius.",
      factors: {
        scripture: { level: 4, reason: "Gospels, Acts and 1 Timothy all name him." },
        writtenSources: {
          level: 4,
          reason: "Josephus, Philo and Tacitus write of him independently.",
        },
        materialEvidence: {
          level: 3,
          reason: "The stone is direct evidence for the man, his office and the place.",
        },
        provenance: {
          level: 4,
          reason: "It was found in a recorded excavation, though in second use.",
        },
        dating: { level: 3, reason: "The text itself dates the stone to his term under Tiberius." },
        publication: {
          level: 4,
          reason: "It was published in full and has been studied many times since.",
        },
        agreement: {
          level: 4,
          reason: "Nobody doubts the name or the title; only the dedication is discussed.",
        },
      },
    },
  },
  {
    id: "yehohanan-heel",
    crossReferenceId: "cr-4",
    findingType: "biological",
    title: "The nailed heel of Yehohanan",
    description:
      "Vassilios Tzaferis opened a family tomb at Giv‘at ha-Mivtar in June 1968. In a bone box marked Yehohanan lay a heel bone with a bent iron nail, 11.5 centimeters long, still through it. Joe Zias and Eliezer Sekeles studied it again in 1985 and corrected the first report on several points.",
    evidence:
      "The nail passed through one heel, not both, and the arm bones show no nail marks. The man was taken down and laid in his family’s tomb, so burial after crucifixion did happen. It is evidence for the practice the Gospels describe, and not for any one of its victims.",
    dateDiscovered: "June 1968",
    researcher: "Vassilios Tzaferis, Nicu Haas, Joseph Zias and Eliezer Sekeles",
    institutions: ["Israel Department of Antiquities", "Hebrew University of Jerusalem"],
    publications: [
      "J. Zias and E. Sekeles, The Crucified Man from Giv‘at ha-Mivtar: A Reappraisal. Israel Exploration Journal 35 (1985): 22-27",
    ],
    grading: {
      statement:
        "A man crucified near Jerusalem in the first century was nailed through the heel and buried by his family.",
      factors: {
        scripture: {
          level: null,
          reason: "Scripture does not speak of this finding, so its testimony is not counted.",
        },
        writtenSources: {
          level: null,
          reason: "No ancient writer mentions this man, so written sources do not apply.",
        },
        materialEvidence: {
          level: 3,
          reason: "Bone and nail are direct evidence, from one grave.",
        },
        provenance: {
          level: 4,
          reason: "The tomb was opened in a rescue excavation and recorded by archaeologists.",
        },
        dating: { level: 3, reason: "The tomb and its boxes belong to the first century." },
        publication: { level: 4, reason: "Published, corrected and confirmed by a second team." },
        agreement: {
          level: 4,
          reason: "The finding is undisputed since the first report was corrected in 1985.",
        },
      },
    },
  },
  {
    id: "dead-sea-quake",
    crossReferenceId: "cr-5",
    findingType: "geological",
    title: "A quake layer of about AD 31",
    description:
      "Near En Gedi, the sediments of the Dead Sea lie in fine yearly layers that can be counted. Jefferson Williams, Markus Schwab and Achim Brauer counted from the known earthquake of 31 BC to a disturbed band of the early first century, and set it at AD 31 with a margin of five years either way.",
    evidence:
      "An earthquake in those years is well supported. Whether it is the one in Matthew 27:51 the authors leave open: it may be that earthquake, another before or after it that the writer borrowed, or an unrecorded one, with the Gospel’s quake as allegory.",
    dateDiscovered: "23 December 2011",
    researcher: "Jefferson Williams, Markus Schwab and Achim Brauer",
    institutions: ["Supersonic Geophysical", "GFZ German Research Centre for Geosciences, Potsdam"],
    publications: [
      "J. B. Williams, M. J. Schwab and A. Brauer, An early first-century earthquake in the Dead Sea. International Geology Review 54 (2012): 1219-1228",
    ],
    grading: {
      statement: "An earthquake shook the Dead Sea sediments in AD 31, give or take five years.",
      factors: {
        scripture: {
          level: null,
          reason: "The link with Matthew is a separate question, so Scripture is not counted here.",
        },
        writtenSources: {
          level: null,
          reason: "The finding is a measurement; written sources do not bear on it.",
        },
        materialEvidence: { level: 3, reason: "The disturbed band is direct evidence of shaking." },
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
    crossReferenceId: "cr-5",
    findingType: "astronomical",
    title: "The eclipse of 3 April AD 33",
    description:
      "Colin Humphreys and Graeme Waddington reconstructed the Jewish calendar under Pilate and found two Passover Fridays, in AD 30 and AD 33. On the second, 3 April AD 33, the moon rose over Jerusalem partly in eclipse. They connected this with the moon turned to blood in Acts 2:20.",
    evidence:
      "The eclipse is certain, since it can be calculated. That anyone in Jerusalem saw a red moon is not: Bradley Schaefer argued in 1990 that the eclipsed part would hardly have been visible. The calendar, not the eclipse, carries most of the weight, and it leaves AD 30 possible.",
    dateDiscovered: "22 December 1983",
    researcher: "Colin Humphreys and Graeme Waddington",
    institutions: ["University of Oxford"],
    publications: [
      "C. J. Humphreys and W. G. Waddington, Dating the Crucifixion. Nature 306 (1983): 743-746",
      "B. E. Schaefer, Lunar visibility and the crucifixion. Quarterly Journal of the Royal Astronomical Society 31 (1990): 53-67",
    ],
    grading: {
      statement: "The lunar eclipse of 3 April AD 33 shows that Jesus died on that day.",
      factors: {
        scripture: {
          level: 1,
          reason: "Acts 2:20 quotes Joel on the moon; no Gospel mentions an eclipse of the moon.",
        },
        writtenSources: { level: 1, reason: "Only later texts speak of a darkened moon." },
        materialEvidence: {
          level: null,
          reason: "An eclipse leaves no object behind that could be examined.",
        },
        provenance: {
          level: null,
          reason: "An eclipse is calculated and not found, so it has no find-spot.",
        },
        dating: { level: 2, reason: "The eclipse fits one of two possible Fridays." },
        publication: {
          level: 3,
          reason: "Published in Nature and answered in a journal of astronomy.",
        },
        agreement: { level: 2, reason: "Specialists are divided between AD 30 and AD 33." },
      },
    },
  },
  {
    id: "amos-quake-sites",
    crossReferenceId: "cr-6",
    findingType: "geological",
    title: "Six sites shaken about 750 BC",
    description:
      "Steven Austin, Gordon Franz and Eric Frost compared damage reported by excavators at Hazor, Deir Alla, Gezer, Lachish, Tell Judeideh and En Haseva. Walls there lean or have fallen in ways typical of shaking, all in layers of about the middle of the eighth century BC.",
    evidence:
      "From the spread of the damage they estimate a magnitude of 7.8 to 8.2, one of the strongest known from the region. Austin was at the Institute for Creation Research, while the paper stands in an ordinary geological journal. Others think of more than one earthquake, since each layer has its own margin of date.",
    dateDiscovered: "2000",
    researcher: "Steven Austin, Gordon Franz and Eric Frost",
    institutions: ["Institute for Creation Research", "San Diego State University"],
    publications: [
      "S. A. Austin, G. W. Franz and E. G. Frost, Amos’s Earthquake: An Extraordinary Middle East Seismic Event of 750 B.C. International Geology Review 42 (2000): 657-671",
    ],
    grading: {
      statement: "Earthquake shaking damaged six towns about 750 BC.",
      factors: {
        scripture: { level: 4, reason: "Amos and Zechariah speak of such an earthquake." },
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
        dating: { level: 2, reason: "The layers agree roughly, with margins of years." },
        publication: {
          level: 3,
          reason: "The study appeared in a peer-reviewed journal of geology.",
        },
        agreement: { level: 3, reason: "Widely accepted; whether it was a single quake is open." },
      },
    },
  },
  {
    id: "bur-sagale-eclipse",
    crossReferenceId: "cr-6",
    findingType: "astronomical",
    title: "The Assyrian eclipse of 763 BC",
    description:
      "Assyria named its years after officials and kept the list. Beside the year of Bur-Sagale it notes an eclipse of the sun. Henry Rawlinson matched it in 1867 with that of 15 June 763 BC, and from this point the list can be dated year by year, with the kings of Israel and Judah who appear in Assyrian records.",
    evidence:
      "The date anchors the age of Amos, who prophesied in those decades. Some have gone further and found the eclipse in Amos 8:9, and Donald Wiseman thought of it for the story of Jonah. Those are suggestions; the anchor itself stands without them.",
    dateDiscovered: "1867",
    researcher: "Henry Rawlinson",
    institutions: ["British Museum"],
    publications: [
      "Assyrian eponym lists, Entry for the year of Bur-Sagale. Tablets in the British Museum (identified 1867)",
    ],
    grading: {
      statement: "The eclipse of the Assyrian year of Bur-Sagale was that of 15 June 763 BC.",
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
        dating: { level: 4, reason: "Astronomy and the order of the years agree." },
        publication: { level: 4, reason: "The lists are published and checked by many." },
        agreement: {
          level: 4,
          reason: "The match is generally accepted and underlies Assyrian dates in every handbook.",
        },
      },
    },
  },
  {
    id: "philistine-dna",
    crossReferenceId: "cr-7",
    findingType: "biological",
    title: "Ten genomes from Ashkelon",
    description:
      "The Leon Levy Expedition uncovered graves of the Bronze and Iron Ages at Ashkelon. Michal Feldman, Daniel Master, Johannes Krause and colleagues drew DNA from ten of the dead, before, during and after the arrival of the Philistines, and compared it with that of other ancient peoples.",
    evidence:
      "Infants of the early Iron Age carry a share of southern European ancestry which earlier people of the city do not have. In later graves it can no longer be told apart. People came, married and merged. The sample is small, and it does not name an island.",
    dateDiscovered: "3 July 2019",
    researcher: "Michal Feldman, Daniel Master, Johannes Krause and others",
    institutions: [
      "Max Planck Institute for the Science of Human History",
      "Leon Levy Expedition to Ashkelon",
    ],
    publications: [
      "M. Feldman and others, Ancient DNA sheds light on the genetic origins of early Iron Age Philistines. Science Advances 5(7) (2019): eaax0061",
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
        materialEvidence: { level: 3, reason: "The genomes are direct evidence, from one city." },
        provenance: {
          level: 4,
          reason: "The graves were excavated and recorded by the expedition to Ashkelon.",
        },
        dating: { level: 3, reason: "The layers and the measured dates of the graves agree." },
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
  {
    id: "cyrus-cylinder-copies",
    crossReferenceId: "cr-8",
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
      "A. Kuhrt, The Cyrus Cylinder and Achaemenid Imperial Policy. Journal for the Study of the Old Testament 25 (1983): 83-97",
    ],
    grading: {
      statement: "Cyrus announced in his own name that he sent gods and displaced people home.",
      factors: {
        scripture: { level: 4, reason: "Ezra, Chronicles and Isaiah speak of such a policy." },
        writtenSources: {
          level: 3,
          reason: "The text is the king’s own, from his first years in Babylon.",
        },
        materialEvidence: {
          level: 3,
          reason: "Cylinder and tablet pieces are direct evidence of the announcement.",
        },
        provenance: {
          level: 2,
          reason: "The Cylinder comes from an early dig and has been studied since.",
        },
        dating: { level: 3, reason: "Its content dates it soon after 539 BC." },
        publication: {
          level: 4,
          reason: "The text is published in full by the museum and studied by many.",
        },
        agreement: { level: 4, reason: "What the text says is not disputed; what it was for is." },
      },
    },
  },
  {
    id: "merneptah-stele",
    crossReferenceId: "cr-9",
    findingType: "archaeological",
    title: "Israel on the Merneptah Stele",
    description:
      "Flinders Petrie found the granite slab in western Thebes in 1896, and Wilhelm Spiegelberg read the name that made it famous. After long verses on Libya, the closing lines list defeated places in Canaan, and with them Israel, written with the sign for a people and not for a town.",
    evidence:
      "It is the earliest certain mention of Israel and the only one from ancient Egypt. It fixes the latest date by which Israel lived in Canaan, about 1208 BC, the king’s fifth year. How it had come there the stele does not say. A few have read the name otherwise without persuading many.",
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
        scripture: { level: 4, reason: "Joshua and Judges place Israel in Canaan in that age." },
        writtenSources: { level: 3, reason: "The stele says it plainly, in the king’s own year." },
        materialEvidence: {
          level: 3,
          reason: "The stele is direct evidence that such a people was known.",
        },
        provenance: { level: 3, reason: "Petrie found it in a known temple, in an early dig." },
        dating: { level: 3, reason: "The king’s year is known within narrow limits." },
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
  {
    id: "dead-sea-sediments",
    crossReferenceId: "cr-10",
    findingType: "geological",
    title: "Two hundred thousand years of lake mud",
    description:
      "The Dead Sea and the larger lakes before it left a thick pile of mud, gypsum and fine chalky layers. Adi Torfstein and Alexandra Turchyn followed the sulfur in it through time, in a drill core and at outcrops such as the one at Masada, to learn how bacteria worked in the salt water.",
    evidence:
      "By conventional dating the record spans some 200,000 years without a break that a world-wide flood would have left. Young-earth writers reject the dating methods. The layers are thin and quiet, some of them laid down season by season, which is hard to fit into the months of a great flood or the few centuries after it.",
    dateDiscovered: "2017",
    researcher: "Adi Torfstein and Alexandra Turchyn",
    institutions: ["Hebrew University of Jerusalem", "University of Cambridge"],
    publications: [
      "A. Torfstein and A. V. Turchyn, Rates and Cycles of Microbial Sulfate Reduction in the Hyper-Saline Dead Sea over the Last 200 kyrs. Frontiers in Earth Science 5 (2017)",
    ],
    grading: {
      statement: "Sediments of the Dead Sea basin record about 200,000 years.",
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
          reason: "Core and outcrops show the same layers in several places.",
        },
        provenance: { level: 4, reason: "The core is kept, and the outcrops are open to all." },
        dating: {
          level: 3,
          reason:
            "Standard dating of the layers gives the span, and their fine layering supports it.",
        },
        publication: {
          level: 3,
          reason: "The study is peer-reviewed and open for anyone to read.",
        },
        agreement: {
          level: 3,
          reason: "Geologists accept the long record; young-earth writers reject the dating.",
        },
      },
    },
  },
  {
    id: "grand-canyon-layers",
    crossReferenceId: "cr-10",
    findingType: "geological",
    title: "Dunes and tracks in the Grand Canyon",
    description:
      "Carol Hill, Gregg Davidson, Tim Helble and Wayne Ranney, with other Christian and secular authors, wrote a guide to the Grand Canyon for church readers. They walk down through its walls and ask of each layer where something like it forms today, and whether one flood could have made it.",
    evidence:
      "Between beds with sea shells lie sandstone dunes with the tracks of animals that walked on dry land, and old surfaces cut by streams. The authors, most of them believers, conclude that the canyon shows an ancient earth. Young-earth geologists reply that the sand was moved by deep water; Terry Mortenson reviewed the book sharply in 2020.",
    dateDiscovered: "2016",
    researcher: "Carol Hill, Gregg Davidson, Tim Helble, Wayne Ranney and others",
    institutions: ["Kregel Publications"],
    publications: [
      "C. Hill, G. Davidson, T. Helble and W. Ranney, eds., The Grand Canyon, Monument to an Ancient Earth. Kregel (2016)",
      "T. Mortenson, review of The Grand Canyon, Monument to an Ancient Earth. Answers Research Journal 13 (2020): 257-323",
    ],
    grading: {
      statement:
        "Layers in the Grand Canyon formed on dry land between layers that formed under water.",
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
          reason: "Dunes, tracks and old land surfaces can be seen at many places in the walls.",
        },
        provenance: { level: 4, reason: "The walls are open to anyone and have long been mapped." },
        dating: {
          level: 3,
          reason: "Dated ash and fossils give the order and the ages of the layers.",
        },
        publication: {
          level: 2,
          reason: "The book argues a side; the studies behind it are peer-reviewed.",
        },
        agreement: {
          level: 3,
          reason:
            "Nearly all geologists agree; young-earth geologists read the same sands otherwise.",
        },
      },
    },
  },
  {
    id: "patterson-lead",
    crossReferenceId: "cr-11",
    findingType: "geological",
    title: "The age of meteorites and the earth",
    description:
      "Uranium turns into lead at a known pace. Clair Patterson measured lead in several meteorites and in sediment from the ocean floor in 1956. If all began with the same lead at the same time, their values should fall on one line, whose slope gives the age. They did.",
    evidence:
      "The line gives 4.55 billion years, and the earth’s own lead lies on it. The method needs no guess about the lead present at the start. Later measurements by other methods have moved the figure very little. Young-earth scientists answer that decay once ran faster.",
    dateDiscovered: "1956",
    researcher: "Clair C. Patterson",
    institutions: ["California Institute of Technology"],
    publications: [
      "C. C. Patterson, Age of meteorites and the earth. Geochimica et Cosmochimica Acta 10 (1956): 230-237",
    ],
    grading: {
      statement: "Meteorites and the earth are about 4.55 billion years old.",
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
          reason: "Meteorites of different kinds and the earth’s own lead agree.",
        },
        provenance: { level: 4, reason: "The samples are kept and can be measured again." },
        dating: {
          level: 4,
          reason: "Methods that rest on different elements and rates agree with it.",
        },
        publication: {
          level: 4,
          reason: "The paper was peer-reviewed and its result confirmed many times.",
        },
        agreement: {
          level: 3,
          reason: "It is undisputed among geologists, while young-earth scientists dissent.",
        },
      },
    },
  },
  {
    id: "planck-age",
    crossReferenceId: "cr-11",
    findingType: "astronomical",
    title: "The oldest light and the age of the universe",
    description:
      "The Planck satellite mapped the faint glow that fills the sky, light set free when the universe had cooled enough to become clear. Tiny differences in it, from place to place, depend on what the universe is made of and how long it has been growing. The final results were published in 2020.",
    evidence:
      "Put together they give an age of 13.787 billion years, with an uncertainty of 20 million. The figure rests on a model, which fits the map closely and agrees with the ages of old stars. How fast the universe grows today is measured somewhat differently by other methods, without bringing its age near to thousands of years.",
    dateDiscovered: "2020",
    researcher: "Planck Collaboration",
    institutions: ["European Space Agency"],
    publications: [
      "Planck Collaboration, Planck 2018 results. VI. Cosmological parameters. Astronomy and Astrophysics 641 (2020): A6",
    ],
    grading: {
      statement: "The universe is about 13.8 billion years old.",
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
          reason: "The map of the old light is direct evidence, read through a model.",
        },
        provenance: { level: 4, reason: "The data are public and can be analyzed again." },
        dating: { level: 4, reason: "The oldest light and the oldest stars agree." },
        publication: {
          level: 4,
          reason: "The results are peer-reviewed, and other telescopes have confirmed the map.",
        },
        agreement: {
          level: 3,
          reason: "Astronomers agree on billions of years; young-earth scientists dissent.",
        },
      },
    },
  },
  {
    id: "rate-decay",
    crossReferenceId: "cr-11",
    findingType: "geological",
    title: "What the RATE project granted",
    description:
      "From 1997 to 2005 the Institute for Creation Research and the Creation Research Society studied radioactive decay. The report, edited by Larry Vardiman, Andrew Snelling and Eugene Chaffin, told of helium in zircons, carbon-14 in diamonds and halos in granite, and argued from them for a young earth.",
    evidence:
      "The same authors state that more than 500 million years’ worth of decay, at present rates, has taken place, and propose that it ran faster during creation week and the Flood. They list heat, radiation and a theological question as unresolved. Randy Isaac, writing for a Christian journal, found the case for a young earth not made.",
    dateDiscovered: "2005",
    researcher: "Larry Vardiman, Andrew Snelling, Eugene Chaffin and others",
    institutions: ["Institute for Creation Research", "Creation Research Society"],
    publications: [
      "L. Vardiman, A. A. Snelling and E. F. Chaffin, eds., Radioisotopes and the Age of the Earth, volume II. Institute for Creation Research (2005)",
      "R. Isaac, Assessing the RATE Project. Perspectives on Science and Christian Faith 59 (2007)",
    ],
    grading: {
      statement:
        "Far more radioactive decay has happened than 6,000 years at today’s rates would allow.",
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
          reason: "Decay products and radiation damage are found in rocks of many kinds.",
        },
        provenance: { level: 4, reason: "The rocks can be sampled and measured by anyone." },
        dating: { level: 4, reason: "Several decay systems agree that much decay has happened." },
        publication: {
          level: 3,
          reason: "Peer-reviewed in the wider literature; RATE’s own report is a book of its side.",
        },
        agreement: {
          level: 4,
          reason: "Both sides grant it; they differ on how fast it happened.",
        },
      },
    },
  },
  {
    id: "durupinar-formation",
    crossReferenceId: "cr-12",
    findingType: "geological",
    title: "The Durupınar formation examined",
    description:
      "Ron Wyatt claimed that this mound near Doğubayazıt was the Ark. Lorence Collins, a geologist, examined samples with David Fasold, who had once supported the claim. The “rivets” are natural iron minerals, the “petrified wood” is basalt, and the shape is mud that flowed around a block of rock.",
    evidence:
      "The paper calls the Ark bogus in its title. John Baumgardner, a creationist, had come to the same view after core drilling, and Andrew Snelling in 1992 marked eight headline claims as false. Supporters reported in 2024 and 2025 that soil inside the shape holds more organic matter. Neither a dig nor peer review stands behind this.",
    dateDiscovered: "1996",
    researcher: "Lorence Collins and David Fasold",
    institutions: ["California State University, Northridge"],
    publications: [
      "L. G. Collins and D. F. Fasold, Bogus “Noah’s Ark” from Turkey Exposed as a Common Geologic Structure. Journal of Geoscience Education 44 (1996): 439-444",
    ],
    grading: {
      statement: "The boat-shaped formation at Durupınar is the remains of Noah’s Ark.",
      factors: {
        scripture: {
          level: 1,
          reason: "Genesis names the mountains of Ararat, a whole region, and no exact place.",
        },
        writtenSources: {
          level: 0,
          reason: "No ancient text outside the Bible points to this mound.",
        },
        materialEvidence: { level: 0, reason: "Cores and samples show natural rock and mud." },
        provenance: {
          level: 2,
          reason: "The mound is open to study; its objects rest on the finder’s word.",
        },
        dating: { level: 1, reason: "Nothing from it has been dated as a ship." },
        publication: { level: 1, reason: "The claim was made in press, films and newsletters." },
        agreement: {
          level: 0,
          reason: "Geologists, creationists included, have shown it to be false.",
        },
      },
    },
  },
  {
    id: "sulfur-nodules",
    crossReferenceId: "cr-13",
    findingType: "geological",
    title: "How the sulfur balls formed",
    description:
      "Tom Bishop, Alexandra Turchyn and Orit Sivan collected sulfur balls from the lake beds by the Dead Sea and measured the two common kinds of sulfur atom in them and in the gypsum around. Bacteria that breathe sulfate prefer the lighter kind, and what they leave behind shows it.",
    evidence:
      "The sulfur in the balls is lighter than that in the gypsum by 27 to 29 parts in a thousand, just what such bacteria produce in wet mud. The balls therefore grew in the lake sediment as it was buried. Ron Wyatt’s supporters point to their purity and round form, which this explains as well.",
    dateDiscovered: "2013",
    researcher: "Tom Bishop, Alexandra Turchyn and Orit Sivan",
    institutions: ["University of Cambridge", "Ben-Gurion University of the Negev"],
    publications: [
      "T. Bishop, A. V. Turchyn and O. Sivan, Fire and Brimstone: The Microbially Mediated Formation of Elemental Sulfur Nodules from an Isotope and Major Element Study in the Paleo-Dead Sea. PLoS ONE 8(10) (2013): e75883",
    ],
    grading: {
      statement: "Bacteria formed the sulfur balls in the lake beds by the Dead Sea.",
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
          reason: "Isotopes and minerals agree in the balls and in the gypsum around them.",
        },
        provenance: {
          level: 4,
          reason: "They were collected in place and can be collected again.",
        },
        dating: { level: 3, reason: "The beds that hold the balls are dated by standard methods." },
        publication: {
          level: 3,
          reason: "The study is peer-reviewed and open for anyone to read.",
        },
        agreement: {
          level: 4,
          reason: "No specialist is known to have argued against the finding.",
        },
      },
    },
  },
  {
    id: "piltdown-1953",
    crossReferenceId: "cr-14",
    findingType: "biological",
    title: "The fluorine test and the filed teeth",
    description:
      "Bones in damp ground take up fluorine slowly, so bones that lay together should hold like amounts. Kenneth Oakley measured the Piltdown pieces, while Joseph Weiner and Wilfrid Le Gros Clark looked at the teeth under a microscope. Their joint report appeared in November 1953.",
    evidence:
      "Skull and jaw held too little fluorine to be ancient. The chewing surfaces were crossed by the scratches of a file, and the brown color was a stain that did not reach far below the surface. The jaw was an orangutan’s. The museum that had shown the find announced that it was a forgery.",
    dateDiscovered: "November 1953",
    researcher: "Joseph Weiner, Kenneth Oakley and Wilfrid Le Gros Clark",
    institutions: ["University of Oxford", "British Museum (Natural History)"],
    publications: [
      "J. S. Weiner, K. P. Oakley and W. E. Le Gros Clark, The Solution of the Piltdown Problem. Bulletin of the British Museum (Natural History), Geology 2 (1953)",
    ],
    grading: {
      statement:
        "The Piltdown bones are recent, and their teeth were filed and stained to deceive.",
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
          reason: "Fluorine, file marks and stain tell the same story.",
        },
        provenance: { level: 4, reason: "The pieces are in the museum and open to study." },
        dating: { level: 3, reason: "The fluorine test shows that the bones are not old." },
        publication: {
          level: 4,
          reason: "The museum published the proof, and later studies have confirmed it.",
        },
        agreement: {
          level: 4,
          reason: "No specialist has defended the bones as ancient since then.",
        },
      },
    },
  },
  {
    id: "piltdown-2016",
    crossReferenceId: "cr-14",
    findingType: "biological",
    title: "One forger, one orangutan",
    description:
      "Isabelle De Groote and colleagues took the Piltdown pieces up again with the tools of their own day: DNA, close scans of the insides of bones and teeth, and a comparison of the materials used to doctor them, for both of the places where Charles Dawson had reported finds.",
    evidence:
      "The ape teeth at both places come from a single orangutan, and the human bones from at least two people. All were filled and mended with the same putty, packed with gravel. That points to one hand, and Dawson is the only person tied to everything. The authors call him the most likely forger, not a proven one.",
    dateDiscovered: "2016",
    researcher: "Isabelle De Groote and others",
    institutions: ["Liverpool John Moores University", "Natural History Museum, London"],
    publications: [
      "I. De Groote and others, New genetic and morphological evidence suggests a single hoaxer created ‘Piltdown man’. Royal Society Open Science 3 (2016): 160328",
    ],
    grading: {
      statement: "One person, most likely Charles Dawson, made the Piltdown forgeries.",
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
          reason: "DNA, scans and putty agree across both sets of pieces.",
        },
        provenance: {
          level: 4,
          reason: "The pieces have been in the museum’s keeping since they were reported.",
        },
        dating: { level: null, reason: "Who made it is the question, not when the bones lived." },
        publication: { level: 3, reason: "The study is peer-reviewed and open to read." },
        agreement: { level: 3, reason: "Widely accepted; that Dawson was alone cannot be proved." },
      },
    },
  },
];
