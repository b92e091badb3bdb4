import type { BookFacts } from "./schema";

export const ruth: BookFacts = {
  osis: "Ruth",
  name: "Ruth",
  testament: "Old",
  genre: "History",
  traditionalAuthor: "Samuel in Jewish tradition; the book names no author",
  scholarlyView: "Placed in the time of the kings by some and after the exile by others",
  writtenTraditional: "about 11th-10th century BC",
  writtenScholarly: "10th-5th century BC",
  eventsSpan: "In the days when the judges ruled (Ruth 1:1)",
  setting: ["Bethlehem", "Moab"],
  audience: "Israel",
  purpose: "Tells of loyal love and of the Moabite great-grandmother of David",
  keyFigures: [{ person: "ruth" }, "Naomi", "Boaz", "Obed"],
  keyVerses: ["Ruth 1:16-17", "Ruth 2:12", "Ruth 3:11", "Ruth 4:14", "Ruth 4:17"],
  outline: [
    {
      passage: "Ruth 1:1-22",
      heading: "Loss in Moab and return",
    },
    {
      passage: "Ruth 2:1-23",
      heading: "Gleaning in the field of Boaz",
    },
    {
      passage: "Ruth 3:1-18",
      heading: "At the threshing floor",
    },
    {
      passage: "Ruth 4:1-22",
      heading: "The redeemer and the line of David",
    },
  ],
  themes: ["loyal love", "redemption", "foreigners welcomed", "quiet providence"],
  historicalBackground: [
    {
      text: "David is the great-grandson of Ruth and Boaz (Ruth 4:21-22)",
      mark: "certain",
    },
    {
      text: "Harvest runs from barley to wheat, about April to June (Ruth 1:22; 2:23)",
      mark: "certain",
    },
    {
      text: "Jews read the book at the Feast of Weeks",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "The poor had a right to glean (Leviticus 19:9-10; Ruth 2:2)",
      mark: "certain",
    },
    {
      text: "A kinsman could redeem land and marry a widow to keep the name of the dead (Leviticus 25:25; Deuteronomy 25:5-6; Ruth 4:5)",
      mark: "certain",
    },
    {
      text: "Legal business was done at the town gate before elders; a sandal sealed it (Ruth 4:1-8)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Ruth 4:17",
      to: ["Matthew 1:5-6"],
      note: "Ruth in the line of Jesus",
      inCrossReferenceData: false,
    },
  ],
  finds: ["gezercal", "mesha"],
  confidence: "text certain; date disputed",
  application:
    "Ruth shows how loyalty in small daily things can carry more weight than anyone sees at the time.",
};
