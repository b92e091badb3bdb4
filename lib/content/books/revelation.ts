import type { BookFacts } from "./schema";

export const revelation: BookFacts = {
  osis: "Rev",
  name: "Revelation",
  testament: "New",
  genre: "Apocalypse",
  traditionalAuthor: "John, taken to be the apostle (Justin, Dialogue 81; Irenaeus)",
  scholarlyView: "John, a prophet of Asia, otherwise unknown; some hold to the apostle",
  writtenTraditional: "about AD 95 under Domitian (Irenaeus, Against Heresies 5.30.3)",
  writtenScholarly: "about AD 68-69 or 90-96",
  eventsSpan: "Visions on Patmos (Revelation 1:9)",
  setting: ["Patmos", "seven churches of Asia"],
  audience: "Seven churches in the province of Asia",
  purpose: "Encourages churches under pressure to worship God alone and hope for his victory",
  keyFigures: [
    "Jesus (the Lamb)",
    { person: "john-son-of-zebedee" },
    "the seven churches",
    "the beast",
    "Babylon the great",
  ],
  keyVerses: [
    "Revelation 1:8",
    "Revelation 3:20",
    "Revelation 5:9",
    "Revelation 12:11",
    "Revelation 21:3-4",
    "Revelation 22:20",
  ],
  outline: [
    {
      passage: "Revelation 1:1-20",
      heading: "The vision of Christ",
    },
    {
      passage: "Revelation 2:1-3:22",
      heading: "Letters to seven churches",
    },
    {
      passage: "Revelation 4:1-5:14",
      heading: "The throne and the Lamb",
    },
    {
      passage: "Revelation 6:1-11:19",
      heading: "Seals and trumpets",
    },
    {
      passage: "Revelation 12:1-14:20",
      heading: "The dragon, the beasts and the Lamb",
    },
    {
      passage: "Revelation 15:1-18:24",
      heading: "Bowls and the fall of Babylon",
    },
    {
      passage: "Revelation 19:1-20:15",
      heading: "Victory and judgment",
    },
    {
      passage: "Revelation 21:1-22:21",
      heading: "The new creation",
    },
  ],
  themes: ["worship", "victory of the Lamb", "witness", "judgment", "new creation"],
  historicalBackground: [
    {
      text: "Emperor worship was strong in the province of Asia; Pergamum had a temple to Augustus from 29 BC",
      mark: "certain",
    },
    {
      text: "It is read in four ways: as about John’s own time, church history, the end, or lasting ideas",
      mark: "certain",
    },
    {
      text: "Some copies give the number as 616 instead of 666 (Revelation 13:18); P115 has 616",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Apocalypses used symbols and numbers known from Daniel and Ezekiel",
      mark: "certain",
    },
    {
      text: "Wealth, trade and purple goods marked Rome (Revelation 18:11-16)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Daniel 7:13",
      to: ["Revelation 1:7"],
      note: "coming with the clouds",
      inCrossReferenceData: true,
    },
    {
      from: "Isaiah 65:17",
      to: ["Revelation 21:1"],
      note: "new heaven and earth",
      inCrossReferenceData: true,
    },
    {
      from: "Ezekiel 47:12",
      to: ["Revelation 22:2"],
      note: "the tree of life",
      inCrossReferenceData: true,
    },
  ],
  finds: ["p47", "pergaltar", "laodwater"],
  confidence: "author and date disputed",
  application:
    "Revelation was written to give courage under pressure; it is read best as a call to worship and endurance, not as a calendar.",
};
