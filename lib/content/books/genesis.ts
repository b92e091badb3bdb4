import type { BookFacts } from "./schema";

export const genesis: BookFacts = {
  osis: "Gen",
  name: "Genesis",
  testament: "Old",
  genre: "Law",
  traditionalAuthor: "Moses (Jewish and Christian tradition; the book itself names no author)",
  scholarlyView:
    "Most scholars see older sources and traditions joined over time and finished about the time of the exile or soon after; others hold to a Mosaic core with later notes",
  writtenTraditional: "15th or 13th century BC",
  writtenScholarly: "10th-5th century BC, in stages",
  eventsSpan:
    "From creation to the death of Joseph; the patriarchs are usually placed about 2100-1700 BC, later, or at no set date, by many scholars",
  setting: ["Mesopotamia (Eden, Shinar, Ur, Haran)", "Canaan", "Egypt"],
  audience: "Israel, as the opening of the Law",
  purpose:
    "Tells where the world, the nations and Israel came from, and how God’s promise to Abraham began",
  keyFigures: [
    { person: "adam-and-eve" },
    { person: "noah" },
    { person: "abraham" },
    { person: "sarah" },
    { person: "isaac" },
    "Rebekah",
    { person: "jacob" },
    "Rachel",
    "Leah",
    { person: "joseph-son-of-jacob" },
  ],
  keyVerses: [
    "Genesis 1:1",
    "Genesis 1:27",
    "Genesis 3:15",
    "Genesis 12:1-3",
    "Genesis 15:6",
    "Genesis 50:20",
  ],
  outline: [
    {
      passage: "Genesis 1:1-2:3",
      heading: "Creation",
    },
    {
      passage: "Genesis 2:4-5:32",
      heading: "Eden, the fall and the first families",
    },
    {
      passage: "Genesis 6:1-9:29",
      heading: "Noah and the Flood",
    },
    {
      passage: "Genesis 10:1-11:32",
      heading: "Nations and the tower of Babel",
    },
    {
      passage: "Genesis 12:1-25:18",
      heading: "Abraham",
    },
    {
      passage: "Genesis 25:19-36:43",
      heading: "Isaac, Jacob and Esau",
    },
    {
      passage: "Genesis 37:1-50:26",
      heading: "Joseph and his brothers",
    },
  ],
  themes: [
    "creation",
    "blessing",
    "sin and its spread",
    "covenant",
    "promise of land and children",
    "providence",
  ],
  historicalBackground: [
    {
      text: "The book is built on a repeated line, “these are the generations of” (for example Genesis 2:4; 5:1; 6:9; 11:27)",
      mark: "certain",
    },
    {
      text: "Abraham’s journey runs from Ur and Haran to Canaan (Genesis 11:31; 12:4-5)",
      mark: "certain",
    },
    {
      text: "Semitic people are known in Egypt in the 2nd millennium BC, but no Egyptian text names Joseph",
      mark: "certain",
    },
    {
      text: "Camels and “Philistines” in Genesis 24 and 26 are often taken as later terms; some scholars defend early use",
      mark: "disputed",
    },
  ],
  culturalBackground: [
    {
      text: "Treaties and oaths could be sealed by cutting animals (Genesis 15:9-18; compare Jeremiah 34:18)",
      mark: "certain",
    },
    {
      text: "A childless wife could give her slave to bear an heir (Genesis 16:1-4); similar terms occur in ancient marriage contracts",
      mark: "certain",
    },
    {
      text: "The birthright of the firstborn and the father’s blessing carried the family’s property and headship (Genesis 25:31-34; 27:27-29)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Genesis 3:15",
      to: ["Galatians 4:4", "Romans 16:20"],
      note: "the offspring of the woman, read by many Christians as Christ",
      inCrossReferenceData: true,
    },
    {
      from: "Genesis 12:3",
      to: ["Galatians 3:8", "Acts 3:25-26"],
      note: "blessing for all families of the earth",
      inCrossReferenceData: true,
    },
    {
      from: "Genesis 15:6",
      to: ["Romans 4:3-5"],
      note: "faith counted as righteousness",
      inCrossReferenceData: true,
    },
    {
      from: "Genesis 22:18",
      to: ["Galatians 3:16"],
      note: "the offspring of Abraham",
      inCrossReferenceData: true,
    },
    {
      from: "Genesis 49:10",
      to: ["Revelation 5:5"],
      note: "the ruler from Judah",
      inCrossReferenceData: false,
    },
  ],
  impliedWords: [
    { passage: "Genesis 12-25", words: "Abraham" },
    { passage: "Genesis 27-35", words: "Jacob" },
    { passage: "Genesis 37-50", words: "Joseph" },
  ],
  finds: [
    "gilgamesh",
    "atrahasis",
    "enuma",
    "kinglist",
    "ziggurat",
    "mari",
    "nuzi",
    "benihasan",
    "machpelahbldg",
  ],
  confidence:
    "text certain; author and date disputed; outside evidence for the patriarchs indirect",
  application:
    "Genesis invites readers to see every person as made in God’s image, and to trust a promise before its fulfillment is in sight.",
};
