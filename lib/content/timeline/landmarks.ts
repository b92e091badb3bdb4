import type { Landmark } from "./schema";

const year = (year: number, label: string) => ({ year, label });

/** The same date whichever way the early years are counted. */
function inEveryCount(date: Landmark["dates"]["ussher"]): Landmark["dates"] {
  return { ussher: date, septuagint: date, "late-date": date, mainstream: date };
}

const abraham = {
  year: -2091,
  label: "about 2091 BC",
  note: "Counted back by the Hebrew text of 1 Kings 6:1 and Exodus 12:40.",
};
const temple = { year: -966, label: "about 966 BC" };
const samaria = { year: -722, earliest: -722, latest: -720, label: "722 BC (or 720)" };
const birth = { year: -5, earliest: -6, latest: -4, label: "about 5 BC" };

/** Small marks for orientation, oldest first by Ussher's count. */
export const landmarks: readonly Landmark[] = [
  {
    id: "call-of-abraham",
    title: "Abraham leaves Haran",
    dates: {
      ussher: { year: -1921, label: "1921 BC (Ussher)" },
      septuagint: abraham,
      "late-date": {
        year: -1800,
        earliest: -1900,
        latest: -1600,
        label: "about 1900 to 1600 BC",
        note: "The late view gives a span, not a year; the mark stands inside it.",
      },
      mainstream: {
        year: null,
        label: "Not dated",
        note: "Many historians hold that the stories of the patriarchs cannot be dated.",
      },
    },
    biblicalReferences: ["Genesis 12:4"],
  },
  {
    id: "exodus",
    title: "The Exodus",
    dates: {
      ussher: {
        year: -1491,
        earliest: -1491,
        latest: -1446,
        label: "1491 BC (Ussher)",
        note: "The early date most often given today is 1446 BC, with 480 years to the temple (1 Kings 6:1).",
      },
      septuagint: {
        year: -1406,
        label: "about 1406 BC",
        note: "The Greek text of 1 Kings 6:1 has 440 years before the temple of about 966 BC.",
      },
      "late-date": {
        year: -1260,
        earliest: -1270,
        latest: -1260,
        label: "about 1260 BC",
        note: "Under Ramesses II, from the city named in Exodus 1:11.",
      },
      mainstream: {
        year: -1260,
        earliest: -1270,
        latest: -1208,
        label: "13th century BC, if dated at all",
        note: "No Egyptian text names it. The Merneptah Stele has Israel in Canaan about 1208 BC, and scholars differ on what lies behind the story.",
      },
    },
    biblicalReferences: ["Exodus 12:40-41", "1 Kings 6:1"],
  },
  {
    id: "solomons-temple",
    title: "Solomon begins the temple",
    dates: {
      ussher: { year: -1012, label: "1012 BC (Ussher)" },
      septuagint: temple,
      "late-date": temple,
      mainstream: {
        ...temple,
        note: "Some archaeologists lower the great buildings to the ninth century BC.",
      },
    },
    biblicalReferences: ["1 Kings 6:1"],
  },
  {
    id: "kingdom-divides",
    title: "The kingdom divides",
    dates: inEveryCount(year(-931, "about 931 BC")),
    biblicalReferences: ["1 Kings 12:16-20"],
  },
  {
    id: "samaria-falls",
    title: "Samaria falls to Assyria",
    dates: inEveryCount(samaria),
    biblicalReferences: ["2 Kings 17:6"],
  },
  {
    id: "sennacherib",
    title: "Sennacherib invades Judah",
    dates: inEveryCount(year(-701, "701 BC")),
    biblicalReferences: ["2 Kings 18:13", "Isaiah 36:1"],
  },
  {
    id: "cyrus-decree",
    title: "Cyrus lets the exiles go",
    dates: inEveryCount(year(-538, "538 BC")),
    biblicalReferences: ["Ezra 1:1-4"],
  },
  {
    id: "second-temple",
    title: "The second temple is finished",
    dates: inEveryCount(year(-515, "515 BC")),
    biblicalReferences: ["Ezra 6:15"],
  },
  {
    id: "birth-of-jesus",
    title: "Jesus is born",
    dates: inEveryCount(birth),
    biblicalReferences: ["Matthew 2:1", "Luke 2:4-7"],
  },
  {
    id: "temple-destroyed",
    title: "Rome destroys the temple",
    dates: inEveryCount(year(70, "AD 70")),
    biblicalReferences: ["Mark 13:1-2", "Luke 21:20-24"],
  },
  {
    id: "ussher-publishes",
    title: "Ussher publishes his count",
    dates: inEveryCount(year(1650, "AD 1650")),
    biblicalReferences: [],
  },
  {
    id: "miller-urey",
    title: "Miller and Urey’s spark experiment",
    dates: inEveryCount(year(1952, "AD 1952")),
    biblicalReferences: [],
  },
];
