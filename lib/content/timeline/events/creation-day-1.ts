import { patterson, planck } from "../citations";
import type { TimelineEvent } from "../schema";

export const creation: TimelineEvent = {
  id: "creation-day-1",
  title: "Creation (Ussher’s count)",
  type: "biblical",
  icon: "sun",
  summary:
    "Archbishop James Ussher added up the lives and reigns recorded in the Bible and placed the first day in 4004 BC. Geologists and astronomers measure far greater ages, and Christians differ on how Genesis counts time.",
  description: `Genesis 1:1 opens with God making the heavens and the earth, and gives no year for it. James Ussher, Archbishop of Armagh, worked one out in 1650. He added the ages of the patriarchs in Genesis 5:1-32 and Genesis 11:10-26, followed the reigns of the kings, and joined the chain to a date known from Babylon, the death of Nebuchadnezzar in 562 BC. His answer was the evening before Sunday, October 23, 4004 BC.

His method was the scholarship of his century, and others who used it reached other years. The Jewish count begins in 3761 or 3760 BC. The Greek Old Testament gives the early patriarchs longer lives before their sons were born, which carries creation back more than a thousand years.

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
    "Griffith and White argue in a young-earth journal that chroniclers of several ancient nations, reckoned back, agree with Ussher’s dates: all of them for the Flood, and several within ten years for creation.",
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
      url: "https://answersresearchjournal.org/noahs-flood/chronological-framework-ancient-history-4",
    },
    patterson,
    planck,
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
        reason: "Rocks, meteorites and the oldest settled towns point to a much older earth.",
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
        level: 0,
        reason:
          "Verified measurements contradict the date, as do geologists and astronomers; trained young-earth scientists dissent, and are heard above.",
      },
    },
  },
};
