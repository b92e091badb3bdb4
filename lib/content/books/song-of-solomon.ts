import type { BookFacts } from "./schema";

export const songOfSolomon: BookFacts = {
  osis: "Song",
  name: "Song of Solomon",
  testament: "Old",
  genre: "Poetry",
  traditionalAuthor: "Solomon (Song of Solomon 1:1)",
  scholarlyView: "Love poems, perhaps collected after the exile, with older pieces",
  writtenTraditional: "10th century BC",
  writtenScholarly: "10th-3rd century BC",
  eventsSpan: "no narrative date",
  setting: ["Jerusalem", "Lebanon", "En-gedi"],
  audience: "Israel",
  purpose: "Sings the love of a man and a woman",
  keyFigures: ["The bride", "The beloved", "Daughters of Jerusalem", { person: "solomon" }],
  keyVerses: [
    "Song of Solomon 2:4",
    "Song of Solomon 2:16",
    "Song of Solomon 4:7",
    "Song of Solomon 6:3",
    "Song of Solomon 8:6-7",
  ],
  outline: [
    {
      passage: "Song of Solomon 1:1-2:7",
      heading: "Longing and praise",
    },
    {
      passage: "Song of Solomon 2:8-3:5",
      heading: "Spring and searching",
    },
    {
      passage: "Song of Solomon 3:6-5:1",
      heading: "The procession and the garden",
    },
    {
      passage: "Song of Solomon 5:2-6:3",
      heading: "The lost beloved",
    },
    {
      passage: "Song of Solomon 6:4-8:4",
      heading: "Praise renewed",
    },
    {
      passage: "Song of Solomon 8:5-14",
      heading: "Love strong as death",
    },
  ],
  themes: ["love", "desire", "faithfulness", "beauty"],
  historicalBackground: [
    {
      text: "Jews and Christians long read it as God’s love for his people; many now read it first as human love",
      mark: "certain",
    },
    {
      text: "God’s name appears at most once, in a word for a fierce flame (Song of Solomon 8:6)",
      mark: "disputed",
    },
    {
      text: "Solomon is said to have composed 1,005 songs (1 Kings 4:32)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Images come from gardens, flocks and spices",
      mark: "certain",
    },
    {
      text: "Jews read it at Passover",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Song of Solomon 8:6-7",
      to: ["Ephesians 5:25-32"],
      note: "marriage as an image of Christ and the church; a comparison, not a quotation",
      inCrossReferenceData: false,
    },
  ],
  finds: ["lovesongs"],
  confidence: "author disputed",
  application:
    "The Song honors love and desire between two people, and many have read in it a picture of God’s love.",
};
