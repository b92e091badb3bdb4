import type { TimelineEvent } from "./schema";

const creation: TimelineEvent = {
  id: "creation-day-1",
  title: "Creation (Ussher’s count)",
  type: "biblical",
  icon: "sun",
  summary:
    "Archbishop James Ussher added up the lives and reigns recorded in the Bible and placed the first day in 4004 BC. Geologists and astronomers measure far greater ages, and Christians differ on how Genesis counts time.",
  description: `Genesis 1:1 opens with God making the heavens and the earth, and gives no year for it. James Ussher, Archbishop of Armagh, worked one out in 1650. He added the ages of the fathers in Genesis 5:1-32 and Genesis 11:10-26, followed the reigns of the kings, and joined the chain to a date known from Babylon, the death of Nebuchadnezzar in 562 BC. His answer was the evening before Sunday, 23 October 4004 BC.

His method was the scholarship of his century, and others who used it reached other years. The Jewish count begins in 3761 or 3760 BC. The Greek Old Testament gives the early fathers longer lives before their sons were born, which carries creation back more than a thousand years.

The score here belongs to the date. Whether God made the world is a question that neither rocks nor genealogies can settle, and Christians who reject 4004 BC confess him as maker all the same.`,
  dates: {
    ussher: { year: -4004, label: "4004 BC", note: "Ussher’s own date, published in 1650." },
    septuagint: {
      year: -5500,
      earliest: -5500,
      latest: -5410,
      label: "about 5500 BC",
      note: "Greek Christian writers used about 5500 BC. Counting 2,242 to 2,262 years back from a flood of about 3168 BC gives 5430 to 5410 BC.",
    },
    "late-date": {
      year: -4004,
      label: "4004 BC (not affected)",
      note: "The late date concerns the Exodus; creation stays where Ussher put it.",
    },
    mainstream: {
      year: null,
      label: "Universe 13.8 billion years ago, earth 4.54 billion",
      note: "Too far back for this scale.",
    },
  },
  evidence: [
    "Genesis gives a father’s age at the birth of his son all the way from Adam to Abraham, in Genesis 5:1-32 and Genesis 11:10-26, so that the years can be added.",
    "Ussher tied his chain to a Babylonian date, the death of Nebuchadnezzar in 562 BC, which lies within a year of the figure historians use today.",
    "Griffith and White point out in a young-earth journal that most old counts of the age of the world fall between 3700 and 5500 BC, a narrow band for writers so far apart.",
    "Exodus 20:11 grounds the Sabbath in six days of making, which young-earth readers take as days of ordinary length.",
    "Jesus speaks of man and woman as made “from the beginning” in Mark 10:6, which young-earth writers read as close to the start of the world.",
  ],
  contradictions: [
    "Clair Patterson measured lead in meteorites in 1956 and found an age of about 4.55 billion years. Independent methods have agreed with him since.",
    "The Planck satellite’s map of the oldest light gives an age for the universe of 13.787 billion years, with an uncertainty of about 20 million.",
    "Towns such as Jericho were lived in well before 4004 BC, by the ordinary dating of their layers.",
    "The Hebrew, Greek and Samaritan texts disagree. From Adam to the Flood they count 1,656, 2,242 or 2,262, and 1,307 years.",
    "Many Bible-believing scholars hold that the lists may skip generations, or that Genesis 1 was never meant as a calendar.",
  ],
  biblicalReferences: [
    "Genesis 1:1-5",
    "Genesis 5",
    "Genesis 11:10-26",
    "Exodus 20:11",
    "Hebrews 11:3",
  ],
  sources: [
    {
      author: "James Ussher",
      year: "1650",
      title: "Annales Veteris Testamenti",
      publication: "London",
      kind: "book",
    },
    {
      author: "K. Griffith and D. K. White",
      year: "2023",
      title: "Chronological Framework of Ancient History. 4: Dating Creation and the Deluge",
      publication: "Answers Research Journal 16: 475-489",
      kind: "journal",
    },
    {
      author: "C. C. Patterson",
      year: "1956",
      title: "Age of meteorites and the earth",
      publication: "Geochimica et Cosmochimica Acta 10: 230-237",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1016/0016-7037(56)90036-9",
    },
    {
      author: "Planck Collaboration",
      year: "2020",
      title: "Planck 2018 results. VI. Cosmological parameters",
      publication: "Astronomy and Astrophysics 641: A6",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1051/0004-6361/201833910",
    },
    {
      author: "David R. Montgomery",
      year: "2012",
      title: "The Rocks Don’t Lie: A Geologist Investigates Noah’s Flood",
      publication: "W. W. Norton",
      kind: "book",
    },
  ],
  grading: {
    statement: "God created the world in 4004 BC, as James Ussher reckoned.",
    factors: {
      scripture: {
        level: 2,
        reason:
          "Genesis gives the ages from which the year is added up; the year itself is nowhere stated.",
      },
      writtenSources: {
        level: 1,
        reason:
          "Other old counts exist, but they are late and rest on the same biblical numbers, read differently.",
      },
      materialEvidence: {
        level: 0,
        reason: "Rocks, meteorites and the oldest settled towns speak for a much older earth.",
      },
      provenance: {
        level: null,
        reason: "The date is a calculation, so there is no object whose origin could be traced.",
      },
      dating: {
        level: 0,
        reason: "Every measured date of the earth is older than 4004 BC by a very wide margin.",
      },
      publication: {
        level: 2,
        reason: "Ussher’s work and its modern defenses appear in books and journals of that side.",
      },
      agreement: {
        level: 1,
        reason:
          "Most geologists and astronomers reject the date, as do many Old Testament scholars.",
      },
    },
  },
};

const flood: TimelineEvent = {
  id: "flood-event",
  title: "The Flood",
  type: "biblical",
  icon: "waves",
  summary:
    "Genesis tells of a flood that only Noah’s household survived. Young-earth writers see its traces in rock and story the world over; geologists find no single layer that could be it.",
  description: `Genesis 6:9-9:17 tells how God judged a violent world by water and kept Noah, his family and the animals alive in the ark. Jesus and Peter both look back to it, in Matthew 24:37-39 and 2 Peter 3:5-6.

A word on the year. On this site the Flood carries the fixed label “about 4,400 BC”. No chronologist ever calculated that date, as far as we know. Ussher’s count gives 2348 BC, which is about 4,400 years ago, and a flood in 4400 BC would stand before his creation. Brian Thomas reckons about 2518 BC from the Hebrew text and about 3168 BC from the Septuagint.

Since The Genesis Flood of 1961, young-earth writers have argued that most layers and fossils were laid down within that one year. Geologists, many Christians among them, answer that the layers hold reefs, deserts, soils and salt that need far longer. An older Christian reading takes the Flood as real and regional.

The score is for a world-wide flood at the young-earth date.`,
  dates: {
    ussher: {
      year: -2348,
      earliest: -2349,
      latest: -2348,
      label: "2348 BC",
      note: "Ussher’s date, about 4,400 years ago. The site’s fixed label “about 4,400 BC” is not his.",
    },
    septuagint: {
      year: -3168,
      label: "about 3168 BC",
      note: "Brian Thomas’s reckoning from the Greek numbers, 2017.",
    },
    "late-date": {
      year: -2348,
      earliest: -2349,
      latest: -2348,
      label: "2348 BC (not affected)",
      note: "The late date concerns the Exodus; the Flood stays where Ussher put it.",
    },
    mainstream: {
      year: null,
      label: "No single world-wide flood; regional floods known",
      note: "Floods in Mesopotamia are well attested, at different dates in different towns.",
    },
  },
  evidence: [
    "Many peoples, in Mesopotamia and far from it, tell of a great flood and a rescued few. Young-earth writers take this as shared memory.",
    "Sea creatures lie fossil on high ground, on every continent; Whitcomb and Morris argued from them in 1961.",
    "Some rock layers are flat, thin and very wide, which flood geologists read as the work of water moving over whole continents.",
    "Austin, Baumgardner, Humphreys, Snelling, Vardiman and Wise proposed in 1994 that the plates of the crust moved quickly during the Flood year.",
    "Later Scripture treats Noah as a man who lived: Isaiah 54:9, Ezekiel 14:14, Hebrews 11:7 and 2 Peter 2:5.",
  ],
  contradictions: [
    "No one layer of flood deposits runs around the earth, and fossils come in one sequence from continent to continent instead of a mixture.",
    "Salt beds, desert sands and animal tracks lie within the pile of layers that one year of water is said to have laid down.",
    "Sediments of the Dead Sea basin alone record more than 200,000 years by conventional dating.",
    "Creationist researchers of the Institute for Creation Research list the heat of rapid radioactive decay among their own unresolved problems.",
    "Creationists are divided on the mechanism. Michael Oard rejects the fast movement of plates that John Baumgardner proposes.",
  ],
  biblicalReferences: [
    "Genesis 6:9-9:17",
    "Isaiah 54:9",
    "Matthew 24:37-39",
    "Hebrews 11:7",
    "2 Peter 3:5-6",
  ],
  sources: [
    {
      author: "John C. Whitcomb and Henry M. Morris",
      year: "1961",
      title: "The Genesis Flood",
      publication: "Presbyterian and Reformed",
      kind: "book",
    },
    {
      author:
        "S. A. Austin, J. R. Baumgardner, D. R. Humphreys, A. A. Snelling, L. Vardiman and K. P. Wise",
      year: "1994",
      title: "Catastrophic Plate Tectonics: A Global Flood Model of Earth History",
      publication: "Proceedings of the Third International Conference on Creationism",
      kind: "journal",
    },
    {
      author: "Brian Thomas",
      year: "2017",
      title: "Two date range options for Noah’s Flood",
      publication: "Journal of Creation 31(1)",
      kind: "journal",
    },
    {
      author: "Michael J. Oard",
      year: "2002",
      title: "Does the catastrophic plate tectonics model assume too much uniformitarianism?",
      publication: "Journal of Creation 16(1): 73-77",
      kind: "journal",
    },
    {
      author: "Larry Vardiman",
      year: "2007",
      title: "RATE in Review: Unresolved Problems",
      publication: "Institute for Creation Research, Acts & Facts",
      kind: "magazine",
    },
    {
      author: "C. Hill, G. Davidson, T. Helble and W. Ranney, eds.",
      year: "2016",
      title: "The Grand Canyon, Monument to an Ancient Earth",
      publication: "Kregel",
      kind: "book",
    },
    {
      author: "A. Torfstein and A. V. Turchyn",
      year: "2017",
      title:
        "Rates and Cycles of Microbial Sulfate Reduction in the Hyper-Saline Dead Sea over the Last 200 kyrs",
      publication: "Frontiers in Earth Science 5",
      kind: "peer-reviewed",
      url: "https://doi.org/10.3389/feart.2017.00062",
    },
  ],
  grading: {
    statement: "A single flood covered the whole earth about 4,400 years ago.",
    factors: {
      scripture: {
        level: 4,
        reason:
          "Genesis tells it at length, and Isaiah, Matthew, Hebrews and Peter look back to it.",
      },
      writtenSources: {
        level: 1,
        reason:
          "Flood stories are many, but none is dated close to the event and the oldest share one region.",
      },
      materialEvidence: {
        level: 0,
        reason:
          "Geologists find no world-wide layer of that age, and much that could not form in it.",
      },
      provenance: {
        level: null,
        reason: "The case rests on readings of rocks everywhere, not on a find with a history.",
      },
      dating: {
        level: 0,
        reason: "Lake beds, ice and tree rings run on unbroken through the date proposed.",
      },
      publication: {
        level: 2,
        reason: "Flood models are published by young-earth journals, conferences and publishers.",
      },
      agreement: {
        level: 1,
        reason:
          "Most geologists reject it, Christians among them; a minority of trained creationists defend it.",
      },
    },
  },
};

const fallOfJerusalem: TimelineEvent = {
  id: "fall-of-jerusalem",
  title: "Jerusalem falls to Babylon",
  type: "biblical",
  icon: "castle",
  summary:
    "Nebuchadnezzar’s army broke into Jerusalem, burned the temple and led the people away. Burnt layers, Babylonian tablets and the Bible agree to within a year.",
  description: `Judah’s last kings stood between Egypt and Babylon and chose wrongly twice. Nebuchadnezzar took Jerusalem a first time in 597 BC and carried King Jehoiachin off, as 2 Kings 24:10-17 tells. When Zedekiah rebelled, the army came back. After a long siege the wall was breached, and the temple and the great houses burned (2 Kings 25:1-10).

Few events of the Old Testament are so well attested. A tablet of the Babylonian Chronicle gives the day of the first surrender, 16 March 597 BC. The text is lost before the second siege, so it is no witness to the burning; for that there are the ash layers in the City of David. Another tablet names an official who appears in Jeremiah 39:3, and tablets from Babylonia show families of exiles farming and trading there.

Jeremiah 52:12-14 and the prophet’s grief in Lamentations 1:1 say what the loss meant. Historians still discuss whether the final year was 587 or 586 BC.`,
  dates: {
    ussher: {
      year: -586,
      earliest: -587,
      latest: -586,
      label: "586 BC (or 587)",
      note: "The year historians use. Ussher’s own table has 588 BC.",
    },
    septuagint: {
      year: -586,
      earliest: -587,
      latest: -586,
      label: "586 BC (or 587)",
      note: "The Greek numbers differ in Genesis, not here.",
    },
    "late-date": {
      year: -586,
      earliest: -587,
      latest: -586,
      label: "586 BC (or 587; not affected)",
    },
    mainstream: {
      year: -586,
      earliest: -587,
      latest: -586,
      label: "586 BC (or 587)",
      note: "Anchored by Babylonian records to within a year.",
    },
  },
  evidence: [
    "Tablet BM 21946 of the Babylonian Chronicle, published by D. J. Wiseman in 1956, dates the first capture to 16 March 597 BC.",
    "A layer of ash and collapse in the City of David marks the burning. Yoav Vaknin and colleagues measured the magnetism its floors took on in the fire.",
    "Tablet BM 114789, from early 594 BC, names the chief eunuch Nabu-sharrussu-ukin, whom many identify with Nebo-Sarsekim in Jeremiah 39:3.",
    "The Al-Yahudu tablets follow Judean families in Babylonia from 572 BC on. They reached collectors through the market, without a find-spot.",
    "Kings, Jeremiah and Chronicles tell the story in versions that agree on the kings, the siege and the fire.",
  ],
  contradictions: [
    "No Babylonian text on the final siege has been found; the Chronicle is broken off before it.",
    "The year is argued over. 587 and 586 BC both have defenders, because it is unclear in which month Judah began its royal years.",
    "The match of Nebo-Sarsekim depends on dividing the Hebrew names in Jeremiah 39:3 in a certain way; some scholars call it probable, not sure.",
  ],
  biblicalReferences: [
    "2 Kings 24:10-17",
    "2 Kings 25:1-10",
    "Jeremiah 39:1-10",
    "Jeremiah 52:12-14",
    "Lamentations 1:1",
  ],
  sources: [
    {
      author: "D. J. Wiseman",
      year: "1956",
      title: "Chronicles of Chaldaean Kings (626-556 B.C.) in the British Museum",
      publication: "British Museum",
      kind: "museum",
    },
    {
      author: "Y. Vaknin, R. Shaar, O. Lipschits, E. Ben-Yosef and others",
      year: "2022",
      title:
        "Reconstructing biblical military campaigns using geomagnetic field data from destruction layers",
      publication: "Proceedings of the National Academy of Sciences 119(44): e2209117119",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1073/pnas.2209117119",
    },
    {
      author: "British Museum",
      year: "2007",
      title: "Tablet BM 114789, receipt naming Nabu-sharrussu-ukin, read by Michael Jursa",
      publication: "British Museum, London",
      kind: "museum",
    },
    {
      author: "L. Pearce and C. Wunsch",
      year: "2014",
      title:
        "Documents of Judean Exiles and West Semites in Babylonia in the Collection of David Sofer",
      publication: "CDL Press",
      kind: "book",
    },
  ],
  grading: {
    statement: "The Babylonians captured and burned Jerusalem in 587 or 586 BC.",
    factors: {
      scripture: {
        level: 4,
        reason: "Kings, Chronicles, Jeremiah and Lamentations all tell of it plainly.",
      },
      writtenSources: {
        level: 2,
        reason:
          "Babylonian tablets confirm the first capture, an official and the exiles, not the burning itself.",
      },
      materialEvidence: {
        level: 4,
        reason:
          "Ash, fallen walls and magnetism set by the fire are direct traces of more than one kind.",
      },
      provenance: {
        level: 4,
        reason: "The burnt layers come from controlled excavations and can be measured again.",
      },
      dating: {
        level: 4,
        reason:
          "Babylonian dated reigns and the burnt layers agree with the Bible to within a year or two.",
      },
      publication: {
        level: 4,
        reason: "Tablets and layers are published in full and studied by several teams.",
      },
      agreement: {
        level: 4,
        reason: "Nobody doubts the event; only the choice between two years is open.",
      },
    },
  },
};

const crucifixion: TimelineEvent = {
  id: "crucifixion",
  title: "The Crucifixion of Jesus",
  type: "biblical",
  icon: "cross",
  summary:
    "Jesus of Nazareth was crucified at Jerusalem when Pontius Pilate governed Judea. Christian, Jewish and Roman writers agree on it; the year is AD 30 or 33.",
  description: `All four Gospels lead to the same place: Jesus is condemned by the Roman governor and nailed to a cross outside Jerusalem at Passover. The accounts stand in Matthew 27:1-66, Mark 15:1-47, Luke 23:1-56 and John 19:1-42.

Writers who had no wish to help the church mention it too. Tacitus says that Christus was put to death under Pilate in the reign of Tiberius. Josephus reports it as well, in a passage that Christian copyists expanded; scholars differ on how much. A stone from Caesarea bears Pilate’s name and office, and a heel bone from a Jerusalem tomb still holds its nail.

The Gospels date the day to a Friday at Passover under Pilate. Colin Humphreys and Graeme Waddington argued for 3 April AD 33 from the calendar and an eclipse; 7 April AD 30 is the chief alternative.

Excavation can show that such a death happened in such a place. What it meant, and what followed on the third day, is a matter of testimony and faith (1 Corinthians 15:3-8).`,
  dates: {
    ussher: {
      year: 33,
      earliest: 30,
      latest: 33,
      label: "AD 33 (or 30)",
      note: "Ussher also has AD 33.",
    },
    septuagint: { year: 33, earliest: 30, latest: 33, label: "AD 33 (or 30)" },
    "late-date": { year: 33, earliest: 30, latest: 33, label: "AD 33 (or 30; not affected)" },
    mainstream: {
      year: 33,
      earliest: 30,
      latest: 33,
      label: "AD 30 or 33",
      note: "Historians accept the event and are divided between the two years.",
    },
  },
  evidence: [
    "Four Gospels and the letters of Paul speak of the cross, Paul within about twenty-five years of it (1 Corinthians 15:3).",
    "Tacitus, Annals 15.44, names Pilate and Tiberius and has no sympathy for Christians.",
    "Josephus, Antiquities 18.63-64, mentions Jesus, Pilate and the cross, in a text that Christian copyists enlarged.",
    "The Pilate Stone, found at Caesarea in 1961, carries the governor’s name with the title of prefect.",
    "The heel bone of Yehohanan, dug up at Giv‘at ha-Mivtar in 1968, is pierced by an iron nail 11.5 cm long.",
    "The calendar of new moons allows a Friday at Passover in AD 30 and in AD 33, both within Pilate’s term.",
  ],
  contradictions: [
    "How much of the Josephus passage is his own is disputed, and a few scholars reject all of it.",
    "Bradley Schaefer doubted in 1990 that the eclipse of 3 April AD 33 could have been seen as a red moon from Jerusalem.",
    "John 18:28 seems to put the trial before the Passover meal, while Mark 14:12-16 makes the Last Supper that meal. Scholars explain this in several ways.",
    "No object has been found that belonged to the execution of Jesus himself; the stone and the bone show only that the setting is true.",
  ],
  biblicalReferences: ["Matthew 27", "Mark 15", "Luke 23", "John 19", "1 Corinthians 15:3-8"],
  sources: [
    {
      author: "Tacitus",
      year: "c. AD 116",
      title: "Annals 15.44",
      publication: "Roman history in Latin",
      kind: "ancient-source",
    },
    {
      author: "Flavius Josephus",
      year: "c. AD 93",
      title: "Jewish Antiquities 18.63-64",
      publication: "Jewish history in Greek",
      kind: "ancient-source",
    },
    {
      author: "A. Frova",
      year: "1961",
      title: "L’iscrizione di Ponzio Pilato a Cesarea",
      publication: "Rendiconti dell’Istituto Lombardo 95: 419-434",
      kind: "journal",
    },
    {
      author: "J. Zias and E. Sekeles",
      year: "1985",
      title: "The Crucified Man from Giv‘at ha-Mivtar: A Reappraisal",
      publication: "Israel Exploration Journal 35: 22-27",
      kind: "peer-reviewed",
    },
    {
      author: "C. J. Humphreys and W. G. Waddington",
      year: "1983",
      title: "Dating the Crucifixion",
      publication: "Nature 306: 743-746",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1038/306743a0",
    },
    {
      author: "B. E. Schaefer",
      year: "1990",
      title: "Lunar visibility and the crucifixion",
      publication: "Quarterly Journal of the Royal Astronomical Society 31: 53-67",
      kind: "peer-reviewed",
    },
  ],
  grading: {
    statement: "Jesus of Nazareth was crucified under Pontius Pilate, between AD 30 and 33.",
    factors: {
      scripture: {
        level: 4,
        reason: "Four Gospels, Acts and the letters say so, several of them independently.",
      },
      writtenSources: {
        level: 4,
        reason:
          "Tacitus and Josephus report it from outside the church, neither copying the other.",
      },
      materialEvidence: {
        level: 2,
        reason:
          "The Pilate Stone and the nailed heel bone fit the account without belonging to Jesus.",
      },
      provenance: {
        level: 4,
        reason: "Both finds come from excavations with known places and records.",
      },
      dating: {
        level: 3,
        reason:
          "Pilate’s term and the Passover calendar leave two candidate years, AD 30 and AD 33.",
      },
      publication: {
        level: 4,
        reason: "Texts, stone and bone are published in full and have been studied many times.",
      },
      agreement: {
        level: 4,
        reason: "Historians of every outlook accept the crucifixion; they differ on the year.",
      },
    },
  },
};

const piltdownMan: TimelineEvent = {
  id: "piltdown-man",
  title: "Piltdown Man",
  type: "evolutionary",
  icon: "bone",
  summary:
    "A skull from an English gravel pit was announced in 1912 as the missing link. In 1953 scientists showed that it was a human skull and an ape’s jaw, stained and filed.",
  description: `In December 1912 the solicitor Charles Dawson and Arthur Smith Woodward of the Natural History Museum showed the Geological Society a skull and jaw from Piltdown in Sussex. It had the brain of a man and the jaw of an ape, just what many expected of an early ancestor, and its age was guessed at half a million years.

Some doubted from the first that the two parts belonged together. Later finds in Africa looked quite different, and Piltdown became an embarrassment. In 1953 Joseph Weiner, Kenneth Oakley and Wilfrid Le Gros Clark tested the bones. Fluorine showed that they were not ancient, the teeth had been filed, and the color was stain: a human skull with the jaw of an orangutan.

A team led by Isabelle De Groote concluded in 2016 that one hand had made it, most likely Dawson’s.

It remains a warning against seeing what one hopes to see. It was scientists who exposed it, and no case for human evolution rests on it today.`,
  dates: {
    ussher: { year: 1912, label: "AD 1912", note: "Exposed in 1953." },
    septuagint: { year: 1912, label: "AD 1912", note: "Exposed in 1953." },
    "late-date": { year: 1912, label: "AD 1912 (not affected)", note: "Exposed in 1953." },
    mainstream: { year: 1912, label: "AD 1912", note: "Exposed in 1953." },
  },
  evidence: [
    "Dawson and Smith Woodward presented skull pieces, a jaw, animal bones and flint tools said to come from one gravel bed.",
    "The mix of a large brain and an ape-like jaw was what several leading anatomists of the day expected.",
    "A second set of pieces, reported from a site near by, persuaded some who had doubted the first.",
    "The find was shown in public for some forty years and stood in textbooks of human origins.",
  ],
  contradictions: [
    "Kenneth Oakley’s fluorine test showed that the bones had not lain in the gravel for any great age.",
    "Under the microscope the teeth bore the marks of a file, and the brown color proved to be artificial.",
    "The jaw is an orangutan’s; the skull is that of modern people.",
    "The 2016 study found the same putty in the pieces of both sites, which points to a single forger.",
    "In fairness: anatomists had doubted it from the start, scientists uncovered it, and the African fossils that replaced it do not depend on it.",
  ],
  biblicalReferences: ["Proverbs 18:17", "1 Thessalonians 5:21"],
  sources: [
    {
      author: "C. Dawson and A. Smith Woodward",
      year: "1913",
      title:
        "On the Discovery of a Palæolithic Human Skull and Mandible in a Flint-bearing Gravel overlying the Wealden (Hastings Beds) at Piltdown, Fletching (Sussex)",
      publication: "Quarterly Journal of the Geological Society 69",
      kind: "journal",
    },
    {
      author: "J. S. Weiner, K. P. Oakley and W. E. Le Gros Clark",
      year: "1953",
      title: "The Solution of the Piltdown Problem",
      publication: "Bulletin of the British Museum (Natural History), Geology 2",
      kind: "museum",
    },
    {
      author: "I. De Groote and others",
      year: "2016",
      title:
        "New genetic and morphological evidence suggests a single hoaxer created ‘Piltdown man’",
      publication: "Royal Society Open Science 3: 160328",
      kind: "peer-reviewed",
    },
  ],
  grading: {
    statement: "Piltdown Man is a fossil link between apes and people, about 500,000 years old.",
    factors: {
      scripture: {
        level: null,
        reason: "Scripture does not speak of fossils, so its testimony cannot be asked here.",
      },
      writtenSources: {
        level: null,
        reason: "No written source could bear on a claim about an age before writing.",
      },
      materialEvidence: {
        level: 0,
        reason: "The pieces themselves show a human skull, an ape’s jaw, stain and file marks.",
      },
      provenance: {
        level: 0,
        reason: "The pieces were planted; nothing about the place of finding can be trusted.",
      },
      dating: {
        level: 0,
        reason: "The fluorine test contradicts any great age for skull and jaw.",
      },
      publication: {
        level: 0,
        reason: "The museum that kept the find withdrew the claim in 1953 in its own bulletin.",
      },
      agreement: {
        level: 0,
        reason: "Every specialist accepts that it is a forgery.",
      },
    },
  },
};

/** Oldest first by Ussher's count. */
export const timelineEvents: readonly TimelineEvent[] = [
  creation,
  flood,
  fallOfJerusalem,
  crucifixion,
  piltdownMan,
];
