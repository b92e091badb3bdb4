import type { BookFacts } from "./schema";

export const secondTimothy: BookFacts = {
  osis: "2Tim",
  name: "2 Timothy",
  testament: "New",
  genre: "Letters of Paul",
  traditionalAuthor: "Paul",
  scholarlyView: "Most critical scholars: a follower; some grant that it holds notes of Paul’s own",
  writtenTraditional: "about AD 64-67",
  writtenScholarly: "about AD 64-110",
  eventsSpan: "Paul’s last imprisonment (2 Timothy 4:6-8)",
  setting: ["Rome", "Ephesus"],
  audience: "Timothy",
  purpose: "Gives a last charge to stay faithful to the word",
  keyFigures: [
    { person: "paul" },
    { person: "timothy" },
    "Lois",
    "Eunice",
    "Mark",
    { person: "luke" },
    "Demas",
  ],
  keyVerses: [
    "2 Timothy 1:7",
    "2 Timothy 2:2",
    "2 Timothy 2:15",
    "2 Timothy 3:16-17",
    "2 Timothy 4:7",
  ],
  outline: [
    {
      passage: "2 Timothy 1:1-18",
      heading: "Do not be ashamed",
    },
    {
      passage: "2 Timothy 2:1-26",
      heading: "A good soldier and worker",
    },
    {
      passage: "2 Timothy 3:1-17",
      heading: "Hard times and Scripture",
    },
    {
      passage: "2 Timothy 4:1-22",
      heading: "Last charge",
    },
  ],
  themes: ["endurance", "Scripture", "faithfulness"],
  historicalBackground: [
    {
      text: "Tradition puts Paul’s death under Nero, AD 64-68 (1 Clement 5; Eusebius, Church History 2.25)",
      mark: "certain",
    },
    {
      text: "Winter travel and a cloak fit prison life (2 Timothy 4:13; 4:21)",
      mark: "certain",
    },
    {
      text: "Alexander the coppersmith and Demas are named with sorrow (2 Timothy 4:10; 4:14)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Books were papyrus rolls and parchment (2 Timothy 4:13)",
      mark: "certain",
    },
    {
      text: "Scripture was taught in the home from childhood (2 Timothy 1:5; 3:15)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Numbers 16:5",
      to: ["2 Timothy 2:19"],
      note: "the Lord knows his own",
      inCrossReferenceData: true,
    },
  ],
  finds: [],
  confidence: "author disputed",
  application: "Second Timothy encourages people who feel alone in what they were given to do.",
};
