import type { CrossReferenceRecord } from "../schema";

/** In the order shown. The graded statement is the cross reference's own conclusion. */
export const crossReferences: readonly CrossReferenceRecord[] = [
  {
    id: "cr-1",
    eventId: "hezekiah-tunnel",
    title: "Hezekiah’s Tunnel and its date",
    validationType: "supports",
    analysis:
      "2 Kings 20:20 and 2 Chronicles 32:30 credit Hezekiah with bringing water into Jerusalem through a conduit. A tunnel of 533 meters still carries the water of the Gihon spring, and an inscription near its end describes how two gangs met. Radiocarbon from the plaster, uranium-thorium dates from dripstones and the shape of the letters agree on about 700 BC. The inscription names no king. Reich and Shukron prefer a somewhat earlier date, Sneh and colleagues a slightly later one, and the dam of the pool turns out to be a century older.",
    biblicalVerses: ["2 Kings 20:20", "2 Chronicles 32:30", "Isaiah 22:9-11"],
    scientificSources: [
      "A. Frumkin, A. Shimron and J. Rosenbaum, Radiometric dating of the Siloam Tunnel, Jerusalem. Nature 425 (2003): 169-171",
      "R. Reich and E. Shukron, The Date of the Siloam Tunnel Reconsidered. Tel Aviv 38 (2011): 147-157",
      "J. Regev and others, Radiocarbon dating of Jerusalem’s Siloam Dam links climate data and major waterworks. PNAS 122(35) (2025): e2510396122",
    ],
    grading: {
      statement:
        "The tunnel under the City of David was cut about 700 BC, in the time of Hezekiah.",
      factors: {
        scripture: {
          level: 4,
          reason: "Kings, Chronicles and Isaiah all speak of Hezekiah’s waterworks.",
        },
        writtenSources: {
          level: 2,
          reason:
            "The inscription in the tunnel tells of the digging but names no king and no year.",
        },
        materialEvidence: {
          level: 4,
          reason:
            "Tunnel, plaster, dripstones and inscription can all be examined in place or in a museum.",
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
  },
  {
    id: "cr-2",
    eventId: "fall-of-jerusalem",
    title: "Babylon’s capture of Jerusalem",
    validationType: "supports",
    analysis:
      "Kings and Jeremiah report two Babylonian captures of Jerusalem, and outside evidence bears on both. The Babylonian Chronicle dates the first surrender to 16 March 597 BC and then breaks off. For the second, ten or eleven years later, excavators have the burnt layer in the City of David, whose magnetism has been measured. A receipt of early 594 BC names a high official whom many recognize in Jeremiah 39:3. Scholars still weigh 587 against 586 BC, and no Babylonian account of the final siege survives.",
    biblicalVerses: ["2 Kings 24:10-17", "2 Kings 25:1-10", "Jeremiah 39:1-3"],
    scientificSources: [
      "D. J. Wiseman, Chronicles of Chaldaean Kings (626-556 B.C.) in the British Museum. British Museum (1956)",
      "British Museum, Tablet BM 114789, receipt naming Nabu-sharrussu-ukin. British Museum collection (2007)",
      "Y. Vaknin and others, Reconstructing biblical military campaigns using geomagnetic field data from destruction layers. PNAS 119(44) (2022): e2209117119",
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
          reason: "Burnt buildings, tablets and measured magnetism bear on it directly.",
        },
        provenance: {
          level: 4,
          reason: "The burnt layers were dug under control; the tablets are old museum holdings.",
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
  },
  {
    id: "cr-3",
    eventId: "house-of-david",
    title: "The House of David in stone",
    validationType: "supports",
    analysis:
      "Until 1993 no text outside the Bible was generally agreed to name David. The Tel Dan stele, broken up and reused in a wall, has an Aramean king, most likely Hazael of Damascus, boast over Israel and over the “House of David”. The form is the usual one for a royal line named after its founder. A few scholars have proposed other readings, and the join of the fragments is discussed. The stele takes credit for deaths that 2 Kings 9:14-28 gives to Jehu. It attests the dynasty; the life of David it does not touch.",
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
            "The Tel Dan stele says it plainly and close in time; the Mesha stele may do so too.",
        },
        materialEvidence: {
          level: 3,
          reason: "The stele itself is direct evidence; it is one monument in pieces.",
        },
        provenance: {
          level: 4,
          reason: "The fragments came from a controlled dig, reused in a dated wall.",
        },
        dating: {
          level: 3,
          reason: "Script and find-place agree on the ninth or early eighth century BC.",
        },
        publication: {
          level: 4,
          reason: "It is published in full, and many scholars have examined the stone.",
        },
        agreement: { level: 3, reason: "Nearly all read the name so; a small minority does not." },
      },
    },
  },
  {
    id: "cr-4",
    eventId: "crucifixion",
    title: "Pilate’s name and a nailed heel",
    validationType: "supports",
    analysis:
      "Two finds support the setting of the Gospels. A block from Caesarea, found in 1961, bears the name of Pontius Pilate and calls him prefect of Judea, the only inscription of his own day to do so. A heel bone from a tomb north of Jerusalem, found in 1968, still has an iron nail through it and shows that crucified people could be nailed and later buried by their families. Tacitus and Josephus mention the execution of Jesus itself. None of this touches the resurrection, which rests on testimony.",
    biblicalVerses: ["Matthew 27:2", "Luke 3:1", "John 19:17-18"],
    scientificSources: [
      "A. Frova, L’iscrizione di Ponzio Pilato a Cesarea. Rendiconti dell’Istituto Lombardo 95 (1961): 419-434",
      "J. Zias and E. Sekeles, The Crucified Man from Giv‘at ha-Mivtar: A Reappraisal. Israel Exploration Journal 35 (1985): 22-27",
    ],
    grading: {
      statement:
        "Pontius Pilate governed Judea, and Rome crucified people there with nails, as the Gospels tell.",
      factors: {
        scripture: {
          level: 4,
          reason: "All four Gospels, Acts and 1 Timothy name Pilate, and John speaks of nails.",
        },
        writtenSources: {
          level: 4,
          reason: "Tacitus, Josephus and Philo write of Pilate independently of the Gospels.",
        },
        materialEvidence: {
          level: 3,
          reason: "The inscription and the pierced bone are direct, one find for each point.",
        },
        provenance: {
          level: 4,
          reason: "Both were found in recorded excavations at known places.",
        },
        dating: {
          level: 3,
          reason: "Inscription and tomb belong to the first century AD by their setting.",
        },
        publication: {
          level: 4,
          reason: "Both are published in full and have been re-examined by others.",
        },
        agreement: {
          level: 4,
          reason: "Nobody doubts the name on the stone or the nail in the bone.",
        },
      },
    },
  },
  {
    id: "cr-5",
    eventId: "crucifixion",
    title: "An earthquake and an eclipse",
    validationType: "correlates",
    analysis:
      "Matthew 27:51 reports an earthquake at the death of Jesus, and Luke 23:44 a darkness. Sediments of the Dead Sea hold a disturbed layer that Williams, Schwab and Brauer count to AD 31, give or take five years. It may be Matthew’s earthquake, they say, or another that he borrowed, or an unrecorded one, with his report as allegory. Humphreys and Waddington calculate an eclipse of the moon for 3 April AD 33 and join it to Acts 2:20; it cannot be the darkness by day. The dates are near enough to be interesting; neither can be tied to that afternoon.",
    biblicalVerses: ["Matthew 27:51", "Luke 23:44", "Acts 2:20"],
    scientificSources: [
      "J. B. Williams, M. J. Schwab and A. Brauer, An early first-century earthquake in the Dead Sea. International Geology Review 54 (2012): 1219-1228",
      "C. J. Humphreys and W. G. Waddington, Dating the Crucifixion. Nature 306 (1983): 743-746",
      "B. E. Schaefer, Lunar visibility and the crucifixion. Quarterly Journal of the Royal Astronomical Society 31 (1990): 53-67",
    ],
    grading: {
      statement:
        "The Dead Sea quake layer and the lunar eclipse of 3 April AD 33 belong to the day of the crucifixion.",
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
          reason:
            "Specialists are divided, and the geologists themselves leave three readings open.",
        },
      },
    },
  },
  {
    id: "cr-6",
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
        scripture: { level: 4, reason: "Amos dates by it, and Zechariah recalls it long after." },
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
  },
  {
    id: "cr-7",
    eventId: "philistine-origins",
    title: "Where the Philistines came from",
    validationType: "correlates",
    analysis:
      "Amos 9:7 and Jeremiah 47:4 bring the Philistines from Caphtor, usually taken to be Crete or the lands around it. In 2019 Michal Feldman and colleagues read the genomes of ten people buried at Ashkelon. Those of the early Iron Age carried a share of southern European ancestry that their predecessors lacked; a few centuries later it had faded into the local population. The result agrees with a movement of people across the sea. It cannot single out Crete, and ten people from one city are a small sample.",
    biblicalVerses: ["Amos 9:7", "Jeremiah 47:4"],
    scientificSources: [
      "M. Feldman and others, Ancient DNA sheds light on the genetic origins of early Iron Age Philistines. Science Advances 5(7) (2019): eaax0061",
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
        provenance: { level: 4, reason: "The burials were excavated and recorded at Ashkelon." },
        dating: {
          level: 3,
          reason: "The graves belong to the early Iron Age by layer and by measured dates.",
        },
        publication: { level: 3, reason: "The study is peer-reviewed and its data are open." },
        agreement: {
          level: 3,
          reason: "Widely held; where exactly they set out from is discussed.",
        },
      },
    },
  },
  {
    id: "cr-8",
    eventId: "cyrus-decree",
    title: "Cyrus and the return of peoples",
    validationType: "correlates",
    analysis:
      "Ezra 1:1-4 has Cyrus permit the Jews to go home and build, and Isaiah 45:1-4 calls him the Lord’s anointed. The Cyrus Cylinder, found in Babylon in 1879, tells in the king’s name how he sent gods back to their temples and let people go home. Copies on tablets show that the text went around. The policy fits Ezra. But the Cylinder speaks of Babylonia and its neighbors, never of Judah, Jerusalem or the Jews, and Amélie Kuhrt showed that it follows the set form of a Babylonian building text.",
    biblicalVerses: ["Ezra 1:1-4", "Ezra 6:3-5", "Isaiah 45:1-4"],
    scientificSources: [
      "A. Kuhrt, The Cyrus Cylinder and Achaemenid Imperial Policy. Journal for the Study of the Old Testament 25 (1983): 83-97",
      "I. Finkel, ed., The Cyrus Cylinder: The Great Persian Edict from Babylon. I. B. Tauris (2013)",
    ],
    grading: {
      statement:
        "Cyrus let displaced peoples and their worship return home, as Ezra says he did for the Jews.",
      factors: {
        scripture: { level: 4, reason: "Chronicles, Ezra and Isaiah all speak of it." },
        writtenSources: {
          level: 3,
          reason: "The Cylinder is plain and contemporary about the policy, without naming Judah.",
        },
        materialEvidence: {
          level: 2,
          reason: "Cylinder and tablet copies fit Ezra’s decree but concern other places.",
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
  },
  {
    id: "cr-9",
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
          reason: "The latest possible date is firm; the date itself is argued over.",
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
  },
  {
    id: "cr-10",
    eventId: "flood-event",
    title: "A world-wide flood and the rocks",
    validationType: "contradicts",
    analysis:
      "Genesis 7:17-24 describes water over the mountains. Young-earth geologists read this as a flood of the whole globe some 4,400 years ago that laid down most fossils, and have proposed models such as catastrophic plate tectonics. Mainstream geology finds no such layer, and finds within the pile ancient soils, salt, dunes with tracks, and lake beds that took far longer. Christian geologists make the same case in a book on the Grand Canyon. Creationist researchers list the heat problem as unsolved. A regional flood, an older Christian reading, is not contradicted.",
    biblicalVerses: ["Genesis 7:17-24"],
    scientificSources: [
      "D. R. Montgomery, The Rocks Don’t Lie: A Geologist Investigates Noah’s Flood. W. W. Norton (2012)",
      "C. Hill, G. Davidson, T. Helble and W. Ranney, eds., The Grand Canyon, Monument to an Ancient Earth. Kregel (2016)",
      "L. Vardiman, RATE in Review: Unresolved Problems. Institute for Creation Research, Acts & Facts (2007)",
    ],
    grading: {
      statement:
        "The rocks contradict a world-wide flood about 4,400 years ago that laid down most fossil layers.",
      factors: {
        scripture: {
          level: null,
          reason: "Geology is the witness here; Scripture is what it is being compared with.",
        },
        writtenSources: {
          level: null,
          reason: "The question is what rocks show, so written sources do not apply.",
        },
        materialEvidence: {
          level: 4,
          reason:
            "Soils, salt, dunes, reefs and lake beds lie within the layers in many countries.",
        },
        provenance: {
          level: 4,
          reason: "The layers are open to anyone who wishes to examine them.",
        },
        dating: {
          level: 4,
          reason: "Several independent methods give the layers ages far beyond the date.",
        },
        publication: {
          level: 4,
          reason:
            "The evidence fills the geological literature and has been checked by many teams.",
        },
        agreement: {
          level: 3,
          reason:
            "Nearly all geologists agree, Christians included; creationist geologists dissent.",
        },
      },
    },
  },
  {
    id: "cr-11",
    eventId: "creation-day-1",
    title: "The age of the earth and the universe",
    validationType: "contradicts",
    analysis:
      "Read as ordinary days joined to the lists of Genesis 5:1-32 and Genesis 11:10-26, Genesis 1 puts creation about 6,000 years ago. Lead in meteorites gives the earth some 4.55 billion years, and the oldest light gives the universe 13.8 billion. The RATE project of young-earth scientists grants that a very great amount of decay has happened and proposes that it once ran faster, leaving the heat unexplained. The conflict is with that way of reckoning. Genesis 1:1 names no date, and many who take it as God’s word find none in it.",
    biblicalVerses: ["Genesis 1:1-5", "Exodus 20:11"],
    scientificSources: [
      "C. C. Patterson, Age of meteorites and the earth. Geochimica et Cosmochimica Acta 10 (1956): 230-237",
      "Planck Collaboration, Planck 2018 results. VI. Cosmological parameters. Astronomy and Astrophysics 641 (2020): A6",
      "L. Vardiman, A. A. Snelling and E. F. Chaffin, eds., Radioisotopes and the Age of the Earth, volume II. Institute for Creation Research (2005)",
    ],
    grading: {
      statement: "Measurements contradict an earth and universe of about 6,000 years.",
      factors: {
        scripture: {
          level: null,
          reason:
            "The measurements are the witness here; Scripture is what they are compared with.",
        },
        writtenSources: {
          level: null,
          reason: "The question is what measurements show, so written sources do not apply.",
        },
        materialEvidence: {
          level: 4,
          reason: "Meteorites, old crystals and ancient light are direct, and of different kinds.",
        },
        provenance: {
          level: 4,
          reason: "Samples and sky can be measured again by anyone with the means.",
        },
        dating: { level: 4, reason: "Several independent methods agree on billions of years." },
        publication: {
          level: 4,
          reason: "The results are peer-reviewed and confirmed by many teams.",
        },
        agreement: {
          level: 3,
          reason: "Nearly all specialists agree; trained young-earth scientists dissent.",
        },
      },
    },
  },
  {
    id: "cr-12",
    eventId: "noahs-ark-durupinar",
    title: "The Durupınar formation is not the Ark",
    validationType: "contradicts",
    analysis:
      "Ron Wyatt claimed from 1977 that a boat-shaped mound in eastern Turkey was Noah’s Ark. The ground was drilled, mapped and sampled. John Baumgardner, a creationist who worked there with Wyatt, concluded that mud had slid around a ridge of rock. Lorence Collins and David Fasold, once a supporter himself, found volcanic boulders and clay, and rusty nodules where rivets had been reported. Andrew Snelling reached the same verdict in a creationist magazine. Supporters announced new soil results in 2024, without a dig or peer review. Genesis 8:4 is untouched: it names mountains, not this spot.",
    biblicalVerses: ["Genesis 8:4", "Genesis 6:14-16"],
    scientificSources: [
      "L. G. Collins and D. F. Fasold, Bogus “Noah’s Ark” from Turkey Exposed as a Common Geologic Structure. Journal of Geoscience Education 44 (1996): 439-444",
      "A. A. Snelling, Special Report: Amazing ‘Ark’ Exposé. Creation 14(4) (1992): from page 26",
    ],
    grading: {
      statement:
        "The boat-shaped Durupınar formation is a natural formation and not the remains of a ship.",
      factors: {
        scripture: {
          level: null,
          reason: "Scripture names the mountains of Ararat and says nothing of this mound.",
        },
        writtenSources: {
          level: null,
          reason: "No old text describes the mound, so written sources do not apply.",
        },
        materialEvidence: {
          level: 4,
          reason: "Drill cores, thin sections and chemical tests all show natural rock and mud.",
        },
        provenance: {
          level: 4,
          reason: "The mound is in place and has been surveyed and sampled by several parties.",
        },
        dating: { level: null, reason: "The question is what it is, not how old it is." },
        publication: {
          level: 3,
          reason: "The chief study appeared in a peer-reviewed journal of geology teaching.",
        },
        agreement: {
          level: 4,
          reason:
            "Geologists agree, creationist geologists among them; supporters of the claim dissent.",
        },
      },
    },
  },
  {
    id: "cr-13",
    eventId: "sodom",
    title: "Sulfur balls by the Dead Sea",
    validationType: "contradicts",
    analysis:
      "Ron Wyatt claimed that the white badlands below Masada are the ash of Gomorrah, and the round lumps of sulfur in them the brimstone of Genesis 19:24. The lumps are real. Bishop, Turchyn and Sivan measured their sulfur isotopes and found the mark of bacteria that live in wet sediment, working on gypsum around them. The white ground is fine lake bed, laid down by the Dead Sea’s larger forerunner and cut by floods. No wall, pottery or grave from it has been published. Where Sodom lay is a separate question, still argued over.",
    biblicalVerses: ["Genesis 19:24-28"],
    scientificSources: [
      "T. Bishop, A. V. Turchyn and O. Sivan, Fire and Brimstone: The Microbially Mediated Formation of Elemental Sulfur Nodules from an Isotope and Major Element Study in the Paleo-Dead Sea. PLoS ONE 8(10) (2013): e75883",
      "A. Torfstein and A. V. Turchyn, Rates and Cycles of Microbial Sulfate Reduction in the Hyper-Saline Dead Sea over the Last 200 kyrs. Frontiers in Earth Science 5 (2017)",
    ],
    grading: {
      statement:
        "The badlands below Masada and their sulfur balls are natural lake deposits, not burnt cities.",
      factors: {
        scripture: {
          level: null,
          reason: "Scripture tells of the cities’ end and does not describe this place.",
        },
        writtenSources: {
          level: null,
          reason: "Josephus speaks of traces in general; no old text describes these lumps.",
        },
        materialEvidence: {
          level: 4,
          reason: "Isotopes, crystals and layering all point to lake mud and bacteria.",
        },
        provenance: {
          level: 4,
          reason: "Anyone can collect the lumps where they lie, and the scientists did.",
        },
        dating: {
          level: 3,
          reason: "The lake beds are dated by standard methods to long before any city.",
        },
        publication: { level: 3, reason: "The isotope study is peer-reviewed and open to read." },
        agreement: {
          level: 4,
          reason: "No specialist who has studied the deposits is known to think otherwise.",
        },
      },
    },
  },
  {
    id: "cr-14",
    eventId: "piltdown-man",
    title: "Piltdown Man was a forgery",
    validationType: "contradicts",
    analysis:
      "Here the claim under test is an evolutionary one. In 1912 a skull and jaw from Piltdown were presented as a link between apes and people. In 1953 Weiner, Oakley and Le Gros Clark showed by fluorine, by the marks on the teeth and by the stain that it was a recent human skull with an orangutan’s jaw. A study of 2016 pointed to a single maker, most likely Charles Dawson. The case shows how expectation misleads experts. It also shows experts putting it right, and no present account of human origins relies on it. Proverbs 18:17 says why a second look is needed.",
    biblicalVerses: ["Proverbs 18:17"],
    scientificSources: [
      "J. S. Weiner, K. P. Oakley and W. E. Le Gros Clark, The Solution of the Piltdown Problem. Bulletin of the British Museum (Natural History), Geology 2 (1953)",
      "I. De Groote and others, New genetic and morphological evidence suggests a single hoaxer created ‘Piltdown man’. Royal Society Open Science 3 (2016): 160328",
    ],
    grading: {
      statement: "Piltdown Man was a forgery and not a link between apes and people.",
      factors: {
        scripture: {
          level: null,
          reason: "Scripture does not speak of fossils, so its testimony cannot be asked.",
        },
        writtenSources: {
          level: null,
          reason: "The question is what the bones are, so written sources do not apply.",
        },
        materialEvidence: {
          level: 4,
          reason: "File marks, stain, putty and ape teeth are seen in the pieces themselves.",
        },
        provenance: {
          level: 4,
          reason: "The pieces are kept in a museum and have been measured again and again.",
        },
        dating: {
          level: 3,
          reason: "The fluorine test showed that the bones are not of any great age.",
        },
        publication: {
          level: 4,
          reason: "The proof was published by the museum, reviewed, and confirmed in 2016.",
        },
        agreement: { level: 4, reason: "No specialist has defended the find since 1953." },
      },
    },
  },
];
