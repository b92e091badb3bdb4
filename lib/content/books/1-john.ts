import type { BookFacts } from "./schema";

export const firstJohn: BookFacts = {
  osis: "1John",
  name: "1 John",
  testament: "New",
  genre: "General Letters",
  traditionalAuthor: "John the apostle (tradition; the letter is unsigned)",
  scholarlyView: "A leader in the circle of the Fourth Gospel",
  writtenTraditional: "about AD 85-95",
  writtenScholarly: "about AD 90-110",
  eventsSpan: "After some had left the group (1 John 2:19)",
  setting: ["Ephesus (traditional)"],
  audience: "Churches linked with John",
  purpose: "Written so that believers may know they have eternal life (1 John 5:13)",
  keyFigures: ["John"],
  keyVerses: ["1 John 1:7", "1 John 1:9", "1 John 3:1", "1 John 4:8", "1 John 4:19", "1 John 5:13"],
  outline: [
    {
      passage: "1 John 1:1-2:17",
      heading: "Walking in light",
    },
    {
      passage: "1 John 2:18-3:24",
      heading: "Truth, children of God and love",
    },
    {
      passage: "1 John 4:1-5:12",
      heading: "Testing spirits and God’s love",
    },
    {
      passage: "1 John 5:13-21",
      heading: "Assurance",
    },
  ],
  themes: ["love", "light", "truth", "assurance"],
  historicalBackground: [
    {
      text: "The words about three witnesses in heaven (1 John 5:7 in the King James Version) are a late addition to the Greek",
      mark: "certain",
    },
    {
      text: "Some denied that Jesus came in the flesh (1 John 4:2-3)",
      mark: "certain",
    },
    {
      text: "Dionysius of Alexandria noted how close its style is to that of the Gospel (Eusebius, Church History 7.25)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "It has no greeting or farewell: it is more a sermon than a letter",
      mark: "certain",
    },
    {
      text: "“Children” and “little ones” are family words for the group (1 John 2:12-14)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Genesis 4:8",
      to: ["1 John 3:12"],
      note: "Cain",
      inCrossReferenceData: true,
    },
  ],
  finds: ["sinaiticus"],
  confidence: "author disputed",
  application: "First John offers assurance and tests it by love that can be seen.",
};
