import type { TimelineEvent } from "../schema";

export const fallOfJerusalem: TimelineEvent = {
  id: "fall-of-jerusalem",
  title: "Jerusalem falls to Babylon",
  type: "biblical",
  icon: "castle",
  summary:
    "Nebuchadnezzar’s army broke into Jerusalem, burned the temple and led the people away. Burnt layers, Babylonian tablets and the Bible agree to within a year.",
  description: `Judah’s last kings stood between Egypt and Babylon and chose wrongly twice. Nebuchadnezzar took Jerusalem a first time in 597 BC and carried King Jehoiachin off, as 2 Kings 24:10-17 tells. When Zedekiah rebelled, the army came back. After a long siege the wall was breached, and the temple and the great houses burned (2 Kings 25:1-10).

Few events of the Old Testament are so well attested. A tablet of the Babylonian Chronicle gives the day of the first surrender, March 16, 597 BC. The text breaks off before the second siege, so it is no witness to the burning; for that there are the ash layers in the City of David. Another tablet names an official who appears in Jeremiah 39:3, and tablets from Babylonia show families of exiles farming and trading there.

Jeremiah 52:12-14 reports the burning, and the grief of Lamentations 1:1 says what it meant. Historians still discuss whether the final year was 587 or 586 BC.`,
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
    "Tablet BM 21946 of the Babylonian Chronicle, published by D. J. Wiseman in 1956, dates the first capture to March 16, 597 BC.",
    "A layer of ash and collapse in the City of David marks the burning. Yoav Vaknin and colleagues measured the magnetism its floors took on in the fire.",
    "Tablet BM 114789, from early 594 BC, names the chief eunuch Nabu-sharrussu-ukin, whom many identify with Nebo-Sarsekim in Jeremiah 39:3.",
    "The Al-Yahudu tablets follow Judean families in Babylonia from 572 BC on. They reached collectors through the market, without a findspot.",
    "Kings, Jeremiah and Chronicles tell the story in versions that agree on the kings, the siege and the fire.",
  ],
  contradictions: [
    "No Babylonian text on the final siege has been found; the Chronicle is broken off before it.",
    "The year is debated. 587 and 586 BC both have defenders, because it is unclear in which month Judah began its royal years.",
    "The match with Nebo-Sarsekim depends on dividing the Hebrew names in Jeremiah 39:3 in a certain way; some scholars call it probable, not certain.",
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
