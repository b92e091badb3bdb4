import type { BookFacts } from "./schema";

export const secondSamuel: BookFacts = {
  osis: "2Sam",
  name: "2 Samuel",
  testament: "Old",
  genre: "History",
  traditionalAuthor: "Nathan and Gad in tradition (compare 1 Chronicles 29:29)",
  scholarlyView:
    "Part of the long history of Israel; the account of David’s court is often held to be early",
  writtenTraditional: "10th century BC",
  writtenScholarly: "10th-6th century BC",
  eventsSpan: "David’s reign, about 1010-970 BC",
  setting: ["Hebron", "Jerusalem", "Mahanaim", "Rabbah"],
  audience: "Israel",
  purpose: "Tells of David’s rise, God’s promise to his house, and the cost of his sin",
  keyFigures: [
    { person: "david" },
    "Joab",
    { person: "bathsheba" },
    "Nathan",
    "Absalom",
    "Mephibosheth",
    "Uriah",
  ],
  keyVerses: [
    "2 Samuel 5:7",
    "2 Samuel 7:12-16",
    "2 Samuel 11:27",
    "2 Samuel 12:13",
    "2 Samuel 22:2-3",
    "2 Samuel 24:24",
  ],
  outline: [
    {
      passage: "2 Samuel 1:1-4:12",
      heading: "King over Judah at Hebron",
    },
    {
      passage: "2 Samuel 5:1-7:29",
      heading: "Jerusalem, the ark and the promise",
    },
    {
      passage: "2 Samuel 8:1-10:19",
      heading: "Wars and kindness",
    },
    {
      passage: "2 Samuel 11:1-12:31",
      heading: "Bathsheba and Nathan’s rebuke",
    },
    {
      passage: "2 Samuel 13:1-20:26",
      heading: "Absalom and revolt",
    },
    {
      passage: "2 Samuel 21:1-24:25",
      heading: "Songs, lists and the census",
    },
  ],
  themes: ["covenant with David", "repentance", "justice", "family and power"],
  historicalBackground: [
    {
      text: "David took the Jebusite stronghold of Zion (2 Samuel 5:6-9)",
      mark: "certain",
    },
    {
      text: "The threshing floor of Araunah became the temple site (2 Samuel 24:18-25; 2 Chronicles 3:1)",
      mark: "certain",
    },
    {
      text: "Two accounts give different reasons and numbers for the census (2 Samuel 24:1; 24:9; 1 Chronicles 21:1; 21:5)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "A king’s house meant both palace and dynasty, a play on words in 2 Samuel 7",
      mark: "certain",
    },
    {
      text: "Prophets could rebuke kings face to face (2 Samuel 12:7)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "2 Samuel 7:12-16",
      to: ["Luke 1:32-33"],
      note: "the throne of David forever",
      inCrossReferenceData: true,
    },
    {
      from: "2 Samuel 7:14",
      to: ["Hebrews 1:5"],
      note: "he shall be my son",
      inCrossReferenceData: true,
    },
  ],
  impliedWords: [{ passage: "2 Samuel 1-24", words: "David" }],
  finds: ["teldan", "mesha", "qeiyafa", "sam4q"],
  confidence: "dynasty of David attested; extent of his kingdom disputed",
  application:
    "Second Samuel shows a gifted leader who fails and repents; it asks what we do when somebody tells us the truth about ourselves.",
};
