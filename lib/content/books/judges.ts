import type { BookFacts } from "./schema";

export const judges: BookFacts = {
  osis: "Judg",
  name: "Judges",
  testament: "Old",
  genre: "History",
  traditionalAuthor: "Samuel in Jewish tradition; the book names no author",
  scholarlyView:
    "Old tales of local leaders, joined into the long history of Israel, 7th-6th century BC",
  writtenTraditional: "about 11th-10th century BC",
  writtenScholarly: "7th-6th century BC from older stories",
  eventsSpan:
    "Between Joshua and Saul, about 1375-1050 BC (early) or 1200-1050 BC (late); the judges may overlap",
  setting: ["Tribes of Israel from Dan to Gaza", "Mount Tabor", "Shechem", "Gibeah"],
  audience: "Israel",
  purpose:
    "Shows a repeated cycle of turning from God, trouble, a cry for help and rescue, when “there was no king”",
  keyFigures: [
    "Othniel",
    "Ehud",
    { person: "deborah" },
    "Barak",
    "Jael",
    { person: "gideon" },
    "Abimelech",
    "Jephthah",
    { person: "samson" },
    "Delilah",
  ],
  keyVerses: [
    "Judges 2:16-19",
    "Judges 5:31",
    "Judges 6:12",
    "Judges 7:2",
    "Judges 16:28",
    "Judges 21:25",
  ],
  outline: [
    {
      passage: "Judges 1:1-3:6",
      heading: "Unfinished conquest and the pattern",
    },
    {
      passage: "Judges 3:7-5:31",
      heading: "Othniel, Ehud, Shamgar and Deborah",
    },
    {
      passage: "Judges 6:1-9:57",
      heading: "Gideon and Abimelech",
    },
    {
      passage: "Judges 10:1-12:15",
      heading: "Jephthah and the lesser judges",
    },
    {
      passage: "Judges 13:1-16:31",
      heading: "Samson",
    },
    {
      passage: "Judges 17:1-21:25",
      heading: "Idols, violence and civil war",
    },
  ],
  themes: ["the need for faithful leaders", "sin and mercy", "weakness made strong"],
  historicalBackground: [
    {
      text: "The “judges” were leaders and deliverers more than court judges",
      mark: "certain",
    },
    {
      text: "Philistines settled on the south coast in the 12th century BC",
      mark: "certain",
    },
    {
      text: "The Song of Deborah (Judges 5) is often held to be among the oldest Hebrew poems",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "A vow was binding; Jephthah’s shows the danger of a rash one (Judges 11:30-35)",
      mark: "certain",
    },
    {
      text: "Threshing floors, wine presses and hill caves served as hiding places (Judges 6:2; 6:11)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Judges 13:5",
      to: ["Luke 1:13-15"],
      note: "a child set apart from birth; a resemblance, not a quotation",
      inCrossReferenceData: false,
    },
  ],
  impliedWords: [{ passage: "Judges 13-16", words: "Samson Philistines" }],
  finds: ["philistines", "shechemdig", "jerubbaal", "hazorburn"],
  confidence: "text certain; dates approximate",
  application:
    "Judges shows what happens when everybody does what seems right in their own eyes, and asks where people look for leaders today.",
};
