import type { BookFacts } from "./schema";

export const hebrews: BookFacts = {
  osis: "Heb",
  name: "Hebrews",
  testament: "New",
  genre: "General Letters",
  traditionalAuthor:
    "Unknown; Paul in old Eastern tradition; Origen said only God knows (Eusebius, Church History 6.25)",
  scholarlyView:
    "An unknown educated Christian; Barnabas, Apollos, Priscilla and others are guesses",
  writtenTraditional: "before AD 70",
  writtenScholarly: "about AD 60-95",
  eventsSpan: "Addressed to believers tempted to give up; Timothy is alive (Hebrews 13:23)",
  setting: ["Perhaps Italy (Hebrews 13:24)"],
  audience: "Christians of Jewish background",
  purpose: "Shows Jesus as the greater priest and sacrifice, and urges endurance",
  keyFigures: [
    { person: "jesus-of-nazareth" },
    "Melchizedek",
    { person: "moses" },
    { person: "aaron" },
    { person: "abraham" },
    { person: "timothy" },
  ],
  keyVerses: [
    "Hebrews 1:1-3",
    "Hebrews 4:12",
    "Hebrews 4:15-16",
    "Hebrews 11:1",
    "Hebrews 12:1-2",
    "Hebrews 13:8",
  ],
  outline: [
    {
      passage: "Hebrews 1:1-2:18",
      heading: "The Son above angels",
    },
    {
      passage: "Hebrews 3:1-4:13",
      heading: "Greater than Moses; rest",
    },
    {
      passage: "Hebrews 4:14-7:28",
      heading: "The high priest",
    },
    {
      passage: "Hebrews 8:1-10:18",
      heading: "The new covenant and one sacrifice",
    },
    {
      passage: "Hebrews 10:19-12:29",
      heading: "Faith and endurance",
    },
    {
      passage: "Hebrews 13:1-25",
      heading: "Final advice",
    },
  ],
  themes: ["priesthood", "sacrifice", "covenant", "faith", "endurance"],
  historicalBackground: [
    {
      text: "It quotes the Old Testament in its Greek form",
      mark: "certain",
    },
    {
      text: "It speaks of the tent of Moses and does not mention the temple’s fall, which some take as a sign of a date before AD 70",
      mark: "disputed",
    },
    {
      text: "The letter was known in Rome before the end of the 1st century: 1 Clement 36 uses its opening",
      mark: "probable",
    },
  ],
  culturalBackground: [
    {
      text: "Only the high priest entered the inner room, once a year (Hebrews 9:7)",
      mark: "certain",
    },
    {
      text: "Shared meals, hospitality and care for prisoners marked the group (Hebrews 13:1-3)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Psalm 110:4",
      to: ["Hebrews 7:17"],
      note: "a priest like Melchizedek",
      inCrossReferenceData: true,
    },
    {
      from: "Jeremiah 31:31-34",
      to: ["Hebrews 8:8-12"],
      note: "the new covenant",
      inCrossReferenceData: true,
    },
    {
      from: "Psalm 2:7",
      to: ["Hebrews 1:5"],
      note: "my Son",
      inCrossReferenceData: true,
    },
  ],
  finds: ["p46"],
  confidence: "author unknown",
  application:
    "Hebrews encourages tired believers to keep their eyes on Christ and on those who walked before them.",
};
