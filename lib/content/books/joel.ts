import type { BookFacts } from "./schema";

export const joel: BookFacts = {
  osis: "Joel",
  name: "Joel",
  testament: "Old",
  genre: "Minor Prophets",
  traditionalAuthor: "Joel son of Pethuel",
  scholarlyView: "Mostly dated after the exile; some hold to the 9th century",
  writtenTraditional: "9th century BC (old view)",
  writtenScholarly: "5th-4th century BC",
  eventsSpan: "A locust plague; no date given",
  setting: ["Jerusalem", "Judah"],
  audience: "Judah",
  purpose: "Calls for repentance and promises the Spirit",
  keyFigures: ["Joel"],
  keyVerses: ["Joel 2:12-13", "Joel 2:25", "Joel 2:28", "Joel 2:32", "Joel 3:14"],
  outline: [
    {
      passage: "Joel 1:1-20",
      heading: "The locusts",
    },
    {
      passage: "Joel 2:1-17",
      heading: "The day of the Lord; call to return",
    },
    {
      passage: "Joel 2:18-32",
      heading: "Mercy and the Spirit",
    },
    {
      passage: "Joel 3:1-21",
      heading: "Judgment of the nations",
    },
  ],
  themes: ["day of the Lord", "repentance", "Spirit", "hope"],
  historicalBackground: [
    {
      text: "No king is named, and the priests lead",
      mark: "certain",
    },
    {
      text: "Hebrew Bibles have four chapters; English ones have three",
      mark: "certain",
    },
    {
      text: "Peter quotes Joel at Pentecost (Acts 2:16-21)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Locust swarms still strip the land bare",
      mark: "certain",
    },
    {
      text: "A trumpet called people to a fast (Joel 2:15)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Joel 2:28-32",
      to: ["Acts 2:16-21", "Romans 10:13"],
      note: "the Spirit poured out",
      inCrossReferenceData: true,
    },
  ],
  finds: [],
  confidence: "date disputed",
  application: "Joel turns a disaster into a moment to stop, to be honest and to begin again.",
};
