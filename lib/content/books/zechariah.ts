import type { BookFacts } from "./schema";

export const zechariah: BookFacts = {
  osis: "Zech",
  name: "Zechariah",
  testament: "Old",
  genre: "Minor Prophets",
  traditionalAuthor: "Zechariah son of Berechiah",
  scholarlyView:
    "Chapters 1-8 by Zechariah; 9-14 often assigned to later writers; others hold to one author",
  writtenTraditional: "about 520-480 BC",
  writtenScholarly: "520 BC to the 4th or 3rd century BC",
  eventsSpan: "From 520 BC on",
  setting: ["Jerusalem"],
  audience: "The returned community",
  purpose: "Encourages the builders and looks to the coming king",
  keyFigures: ["Zechariah", "Joshua the high priest", { person: "zerubbabel" }],
  keyVerses: [
    "Zechariah 4:6",
    "Zechariah 7:9-10",
    "Zechariah 8:16",
    "Zechariah 9:9",
    "Zechariah 12:10",
    "Zechariah 14:9",
  ],
  outline: [
    {
      passage: "Zechariah 1:1-6",
      heading: "Return to me",
    },
    {
      passage: "Zechariah 1:7-6:8",
      heading: "Eight night visions",
    },
    {
      passage: "Zechariah 6:9-15",
      heading: "The crown and the Branch",
    },
    {
      passage: "Zechariah 7:1-8:23",
      heading: "Fasting and hope",
    },
    {
      passage: "Zechariah 9:1-11:17",
      heading: "The king and the shepherds",
    },
    {
      passage: "Zechariah 12:1-14:21",
      heading: "Mourning, cleansing and the Lord’s reign",
    },
  ],
  themes: ["temple", "Spirit", "king", "cleansing"],
  historicalBackground: [
    {
      text: "Dated messages run from 520 to 518 BC (Zechariah 1:1; 7:1)",
      mark: "certain",
    },
    {
      text: "The return was still small and poor (Zechariah 8:10)",
      mark: "certain",
    },
    {
      text: "Zerubbabel, of David’s line, was governor and Joshua was high priest (Haggai 1:1; Zechariah 3:1; 4:9)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Fasts kept the memory of the fall (Zechariah 7:3-5; 8:19)",
      mark: "certain",
    },
    {
      text: "A lampstand fed by olive trees is one of the night visions (Zechariah 4:2-3)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Zechariah 9:9",
      to: ["Matthew 21:4-5", "John 12:14-15"],
      note: "the king on a donkey",
      inCrossReferenceData: true,
    },
    {
      from: "Zechariah 11:12-13",
      to: ["Matthew 27:9-10"],
      note: "thirty pieces of silver; Matthew names Jeremiah",
      inCrossReferenceData: true,
    },
    {
      from: "Zechariah 12:10",
      to: ["John 19:37"],
      note: "the one they pierced",
      inCrossReferenceData: true,
    },
    {
      from: "Zechariah 13:7",
      to: ["Matthew 26:31"],
      note: "strike the shepherd",
      inCrossReferenceData: true,
    },
  ],
  finds: ["greekxii", "behistun"],
  confidence: "authorship of 9-14 disputed",
  application:
    "Zechariah encourages tired builders: what is done by God’s Spirit does not rest on strength alone.",
};
