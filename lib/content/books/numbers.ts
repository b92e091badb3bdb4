import type { BookFacts } from "./schema";

export const numbers: BookFacts = {
  osis: "Num",
  name: "Numbers",
  testament: "Old",
  genre: "Law",
  traditionalAuthor: "Moses (Numbers 33:2 says he wrote the stages of the journey)",
  scholarlyView:
    "Usually seen as old poems, lists and stories joined with priestly material, finished about the time of the exile or after",
  writtenTraditional: "15th or 13th century BC",
  writtenScholarly: "9th-5th century BC, in stages",
  eventsSpan:
    "About 39 years from Sinai to the plains of Moab (Numbers 1:1; 33:38; Deuteronomy 1:3)",
  setting: ["Sinai", "wilderness of Paran", "Kadesh", "Edom", "Moab"],
  audience: "Israel, the generation about to enter the land",
  purpose:
    "Tells why a generation died in the desert and how the next came to the edge of the land",
  keyFigures: [
    { person: "moses" },
    { person: "aaron" },
    { person: "miriam" },
    { person: "joshua" },
    "Caleb",
    "Korah",
    "Balaam",
    "Balak",
    "Phinehas",
  ],
  keyVerses: [
    "Numbers 6:24-26",
    "Numbers 12:3",
    "Numbers 14:18",
    "Numbers 21:8-9",
    "Numbers 23:19",
    "Numbers 24:17",
  ],
  outline: [
    {
      passage: "Numbers 1:1-10:10",
      heading: "Counting and ordering the camp at Sinai",
    },
    {
      passage: "Numbers 10:11-12:16",
      heading: "From Sinai toward the land",
    },
    {
      passage: "Numbers 13:1-14:45",
      heading: "The spies and the refusal",
    },
    {
      passage: "Numbers 15:1-19:22",
      heading: "Laws and rebellions",
    },
    {
      passage: "Numbers 20:1-21:35",
      heading: "From Kadesh to Moab",
    },
    {
      passage: "Numbers 22:1-25:18",
      heading: "Balaam and Baal of Peor",
    },
    {
      passage: "Numbers 26:1-36:13",
      heading: "The new generation prepares",
    },
  ],
  themes: ["God’s guidance", "unbelief", "discipline", "priestly blessing", "inheritance"],
  historicalBackground: [
    {
      text: "Two counts of fighting men are given: 603,550 and 601,730 (Numbers 1:46; 26:51); many think the word for “thousand” may mean a clan or unit",
      mark: "disputed",
    },
    {
      text: "The forty years correspond to the forty days of the spies (Numbers 14:34)",
      mark: "certain",
    },
    {
      text: "Kadesh-barnea was the main camp; remains at Ain el-Qudeirat, its likely place, date from the later monarchy",
      mark: "probable",
    },
  ],
  culturalBackground: [
    {
      text: "A seer such as Balaam could be hired to bless or curse (Numbers 22:6-7)",
      mark: "certain",
    },
    {
      text: "The Nazirite vow meant no wine, no cutting of hair and no touching of the dead (Numbers 6:2-6)",
      mark: "certain",
    },
    {
      text: "The daughters of Zelophehad won the right to inherit where there was no son (Numbers 27:1-8)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Numbers 21:8-9",
      to: ["John 3:14-15"],
      note: "the serpent lifted up",
      inCrossReferenceData: true,
    },
    {
      from: "Numbers 24:17",
      to: ["Matthew 2:2"],
      note: "a star out of Jacob; the link is a Christian reading; Matthew does not quote it",
      inCrossReferenceData: true,
    },
  ],
  impliedWords: [{ passage: "Numbers 1-36", words: "Moses Israelites wilderness" }],
  finds: ["deiralla", "ketef", "mesha"],
  confidence: "text certain; size of the numbers disputed",
  application:
    "Numbers is company for long roads: it is honest about complaint and delay, and about a God who stays with people who fail.",
};
