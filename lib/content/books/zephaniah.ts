import type { BookFacts } from "./schema";

export const zephaniah: BookFacts = {
  osis: "Zeph",
  name: "Zephaniah",
  testament: "Old",
  genre: "Minor Prophets",
  traditionalAuthor: "Zephaniah son of Cushi",
  scholarlyView: "From Josiah’s reign, with later editing",
  writtenTraditional: "about 640-621 BC",
  writtenScholarly: "7th century BC",
  eventsSpan: "Reign of Josiah, 640-609 BC",
  setting: ["Jerusalem", "Judah"],
  audience: "Judah",
  purpose: "Warns of the day of the Lord and ends with God’s joy",
  keyFigures: ["Zephaniah", { person: "josiah" }],
  keyVerses: ["Zephaniah 1:7", "Zephaniah 2:3", "Zephaniah 3:9", "Zephaniah 3:17"],
  outline: [
    {
      passage: "Zephaniah 1:1-2:3",
      heading: "The day of the Lord",
    },
    {
      passage: "Zephaniah 2:4-15",
      heading: "The nations",
    },
    {
      passage: "Zephaniah 3:1-8",
      heading: "Jerusalem’s guilt",
    },
    {
      passage: "Zephaniah 3:9-20",
      heading: "Joy and gathering",
    },
  ],
  themes: ["judgment", "humility", "remnant", "joy"],
  historicalBackground: [
    {
      text: "His line is traced to Hezekiah, perhaps the king (Zephaniah 1:1)",
      mark: "probable",
    },
    {
      text: "Baal and star worship in Judah fit the time before Josiah’s reform (Zephaniah 1:4-5)",
      mark: "certain",
    },
    {
      text: "He names Philistine towns, Moab, Ammon, Cush and Assyria (Zephaniah 2:4-15)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Rooftops were used for worship of the stars (Zephaniah 1:5)",
      mark: "certain",
    },
    {
      text: "Merchants and money-weighers had their own quarter (Zephaniah 1:11)",
      mark: "certain",
    },
  ],
  prophecyLinks: [],
  finds: ["figurines", "nathanmelech"],
  confidence: "certain for the most part",
  application: "Zephaniah sets warning beside the picture of a God who rejoices over his people.",
};
