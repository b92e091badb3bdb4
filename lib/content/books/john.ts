import type { BookFacts } from "./schema";

export const john: BookFacts = {
  osis: "John",
  name: "John",
  testament: "New",
  genre: "Gospels",
  traditionalAuthor: "John son of Zebedee, the apostle (Irenaeus, Against Heresies 3.1.1)",
  scholarlyView: "The testimony of “the disciple whom Jesus loved”, written by him or his circle",
  writtenTraditional: "about AD 85-95",
  writtenScholarly: "about AD 90-110",
  eventsSpan: "From before creation to the risen Jesus in Galilee",
  setting: ["Cana", "Samaria", "Bethany", "Jerusalem"],
  audience: "Readers called to believe",
  purpose: "Written so that readers may believe and have life (John 20:31)",
  keyFigures: [
    { person: "jesus-of-nazareth" },
    { person: "john-the-baptist" },
    "Nicodemus",
    "the Samaritan woman",
    { person: "martha-mary-and-lazarus" },
    "Mary",
    "Thomas",
    { person: "pontius-pilate" },
  ],
  keyVerses: ["John 1:1", "John 1:14", "John 3:16", "John 11:25-26", "John 14:6", "John 20:31"],
  outline: [
    {
      passage: "John 1:1-18",
      heading: "The Word",
    },
    {
      passage: "John 1:19-12:50",
      heading: "The book of signs",
    },
    {
      passage: "John 13:1-17:26",
      heading: "The farewell",
    },
    {
      passage: "John 18:1-19:42",
      heading: "The Passion",
    },
    {
      passage: "John 20:1-21:25",
      heading: "The risen Lord",
    },
  ],
  themes: ["life", "light", "belief", "love", "Father and Son", "Spirit"],
  historicalBackground: [
    {
      text: "Three Passovers are named, which suggests a ministry of two to three years (John 2:13; 6:4; 11:55)",
      mark: "certain",
    },
    {
      text: "John 7:53-8:11 is not in the oldest manuscripts",
      mark: "certain",
    },
    {
      text: "It knows places in Jerusalem in detail (John 5:2; 9:7; 19:13)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Feasts frame the teaching: Passover, Tabernacles, Dedication (John 7:2; 10:22)",
      mark: "certain",
    },
    {
      text: "Stone jars were used because stone was held not to become unclean (John 2:6)",
      mark: "probable",
    },
  ],
  prophecyLinks: [
    {
      from: "Exodus 12:46",
      to: ["John 19:36"],
      note: "no bone broken",
      inCrossReferenceData: true,
    },
    {
      from: "Zechariah 12:10",
      to: ["John 19:37"],
      note: "they look on the pierced one",
      inCrossReferenceData: true,
    },
    {
      from: "Numbers 21:8-9",
      to: ["John 3:14-15"],
      note: "lifted up",
      inCrossReferenceData: true,
    },
    {
      from: "Psalm 22:18",
      to: ["John 19:24"],
      note: "garments",
      inCrossReferenceData: true,
    },
  ],
  impliedWords: [{ passage: "John 1-21", words: "Jesus" }],
  finds: ["p52", "bethesda", "siloampool", "pilate", "caiaphas", "gerizimdig"],
  confidence: "author disputed",
  application: "John asks each reader who Jesus is, and ties faith to love for one another.",
};
