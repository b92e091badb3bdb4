import type { BookFacts } from "./schema";

export const firstSamuel: BookFacts = {
  osis: "1Sam",
  name: "1 Samuel",
  testament: "Old",
  genre: "History",
  traditionalAuthor: "Samuel, Nathan and Gad in tradition (compare 1 Chronicles 29:29)",
  scholarlyView:
    "Part of the long history of Israel, built from older accounts of the ark, Saul and David",
  writtenTraditional: "10th century BC",
  writtenScholarly: "7th-6th century BC from older sources",
  eventsSpan: "From the birth of Samuel to the death of Saul, about 1100-1010 BC",
  setting: ["Shiloh", "Ramah", "Gibeah", "Valley of Elah", "En-gedi", "Mount Gilboa"],
  audience: "Israel",
  purpose: "Tells how Israel came to have kings: first Saul, then David",
  keyFigures: [
    { person: "hannah" },
    "Eli",
    { person: "samuel" },
    { person: "saul" },
    "Jonathan",
    { person: "david" },
    "Goliath",
    "Abigail",
  ],
  keyVerses: [
    "1 Samuel 2:2",
    "1 Samuel 3:10",
    "1 Samuel 8:7",
    "1 Samuel 15:22",
    "1 Samuel 16:7",
    "1 Samuel 17:45",
  ],
  outline: [
    {
      passage: "1 Samuel 1:1-3:21",
      heading: "Hannah and Samuel",
    },
    {
      passage: "1 Samuel 4:1-7:17",
      heading: "The ark lost and returned",
    },
    {
      passage: "1 Samuel 8:1-12:25",
      heading: "A king is asked for",
    },
    {
      passage: "1 Samuel 13:1-15:35",
      heading: "Saul’s reign and rejection",
    },
    {
      passage: "1 Samuel 16:1-20:42",
      heading: "David rises",
    },
    {
      passage: "1 Samuel 21:1-26:25",
      heading: "David in flight",
    },
    {
      passage: "1 Samuel 27:1-31:13",
      heading: "David among the Philistines and Saul’s death",
    },
  ],
  themes: ["kingship", "obedience", "God looks at the heart", "friendship", "waiting"],
  historicalBackground: [
    {
      text: "The Philistines controlled the smiths and the sharpening of tools (1 Samuel 13:19-22)",
      mark: "certain",
    },
    {
      text: "The ark was taken at Ebenezer and came back by way of Beth-shemesh (1 Samuel 4:10-11; 6:12-15)",
      mark: "certain",
    },
    {
      text: "The Hebrew text of Samuel has gaps; a Qumran copy and the Greek help in places",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Two champions could fight in place of their armies (1 Samuel 17:8-10)",
      mark: "certain",
    },
    {
      text: "Anointing with oil marked a king (1 Samuel 10:1; 16:13)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "1 Samuel 2:10",
      to: ["Luke 1:46-55"],
      note: "Hannah’s song echoed in Mary’s",
      inCrossReferenceData: false,
    },
    {
      from: "1 Samuel 13:14",
      to: ["Acts 13:22"],
      note: "a man after God’s heart",
      inCrossReferenceData: true,
    },
  ],
  impliedWords: [{ passage: "1 Samuel 16-31", words: "David Saul" }],
  finds: ["shilohdig", "philistines", "safi", "qeiyafa", "pim", "sam4q"],
  confidence: "text certain; no outside evidence for Saul",
  application:
    "First Samuel asks whether we look at outward strength or at the heart, in leaders and in ourselves.",
};
