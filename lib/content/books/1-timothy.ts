import type { BookFacts } from "./schema";

export const firstTimothy: BookFacts = {
  osis: "1Tim",
  name: "1 Timothy",
  testament: "New",
  genre: "Letters of Paul",
  traditionalAuthor: "Paul",
  scholarlyView:
    "Most critical scholars: a follower, about AD 80-110; others: Paul, about AD 62-66",
  writtenTraditional: "about AD 62-66",
  writtenScholarly: "about AD 80-110",
  eventsSpan: "After Paul’s first imprisonment (traditional)",
  setting: ["Ephesus", "Macedonia"],
  audience: "Timothy",
  purpose: "Guides Timothy on teaching, prayer and leaders",
  keyFigures: [{ person: "paul" }, { person: "timothy" }, "Hymenaeus", "Alexander"],
  keyVerses: [
    "1 Timothy 1:15",
    "1 Timothy 2:5",
    "1 Timothy 4:12",
    "1 Timothy 6:6",
    "1 Timothy 6:10",
  ],
  outline: [
    {
      passage: "1 Timothy 1:1-20",
      heading: "Guard the teaching",
    },
    {
      passage: "1 Timothy 2:1-3:16",
      heading: "Prayer and leaders",
    },
    {
      passage: "1 Timothy 4:1-16",
      heading: "False teaching and example",
    },
    {
      passage: "1 Timothy 5:1-6:2",
      heading: "Widows, elders and slaves",
    },
    {
      passage: "1 Timothy 6:3-21",
      heading: "Contentment and charge",
    },
  ],
  themes: ["sound teaching", "leadership", "godliness", "contentment"],
  historicalBackground: [
    {
      text: "The journeys do not fit Acts, so a later time or another writer is proposed",
      mark: "certain",
    },
    {
      text: "1 Timothy 2:11-15 on women is read in different ways",
      mark: "disputed",
    },
    {
      text: "Timothy was the son of a Jewish mother and a Greek father (Acts 16:1)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Widows needed support from family or church (1 Timothy 5:3-16)",
      mark: "certain",
    },
    {
      text: "Fine dress and braided hair showed rank (1 Timothy 2:9)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Deuteronomy 25:4",
      to: ["1 Timothy 5:18"],
      note: "the ox at the threshing",
      inCrossReferenceData: true,
    },
  ],
  finds: ["ephesustheatre"],
  confidence: "author disputed",
  application: "First Timothy asks communities to look at the character of those who lead.",
};
