import type { BookFacts } from "./schema";

export const firstPeter: BookFacts = {
  osis: "1Pet",
  name: "1 Peter",
  testament: "New",
  genre: "General Letters",
  traditionalAuthor: "Peter, through Silvanus (1 Peter 5:12)",
  scholarlyView: "Divided: Peter, or a follower about AD 75-95",
  writtenTraditional: "about AD 62-64",
  writtenScholarly: "about AD 62-95",
  eventsSpan: "Churches under pressure in Asia Minor",
  setting: [
    "“Babylon”, usually Rome (1 Peter 5:13)",
    "Pontus, Galatia, Cappadocia, Asia, Bithynia",
  ],
  audience: "Believers as strangers in Asia Minor",
  purpose: "Gives hope and advice in suffering",
  keyFigures: [{ person: "peter" }, "Silvanus", "Mark"],
  keyVerses: ["1 Peter 1:3", "1 Peter 2:9", "1 Peter 2:24", "1 Peter 3:15", "1 Peter 5:7"],
  outline: [
    {
      passage: "1 Peter 1:1-2:10",
      heading: "Living hope and holy people",
    },
    {
      passage: "1 Peter 2:11-3:12",
      heading: "Life among outsiders",
    },
    {
      passage: "1 Peter 3:13-4:19",
      heading: "Suffering for good",
    },
    {
      passage: "1 Peter 5:1-14",
      heading: "Shepherds and last words",
    },
  ],
  themes: ["hope", "suffering", "holiness", "witness"],
  historicalBackground: [
    {
      text: "Pliny, governor of Bithynia, wrote to Trajan about Christians there about AD 112 (Letters 10.96)",
      mark: "certain",
    },
    {
      text: "Nero’s persecution followed the fire of Rome in AD 64 (Tacitus, Annals 15.44)",
      mark: "certain",
    },
    {
      text: "Baptism, hope and suffering are its main subjects (1 Peter 3:21; 1:3; 4:12-13)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Strangers without citizens’ rights were easily accused",
      mark: "certain",
    },
    {
      text: "Slaves, wives and husbands are addressed in the form of a household code (1 Peter 2:18-3:7)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Isaiah 53:9",
      to: ["1 Peter 2:22-25"],
      note: "the servant",
      inCrossReferenceData: true,
    },
    {
      from: "Isaiah 28:16",
      to: ["1 Peter 2:6"],
      note: "the cornerstone",
      inCrossReferenceData: true,
    },
  ],
  finds: ["p72"],
  confidence: "author disputed",
  application:
    "First Peter speaks to people who are looked upon as strangers, and asks for hope that answers gently.",
};
