import type { BookFacts } from "./schema";

export const nehemiah: BookFacts = {
  osis: "Neh",
  name: "Nehemiah",
  testament: "Old",
  genre: "History",
  traditionalAuthor: "Nehemiah’s own memoir, put together by Ezra or another",
  scholarlyView: "A real first-person memoir within the larger Ezra-Nehemiah work",
  writtenTraditional: "5th century BC",
  writtenScholarly: "about 400-300 BC, the memoir about 430 BC",
  eventsSpan: "445 to about 430 BC",
  setting: ["Susa", "Jerusalem"],
  audience: "The returned community",
  purpose: "Tells how the wall was rebuilt in fifty-two days and the covenant renewed",
  keyFigures: [
    { person: "nehemiah" },
    "Artaxerxes",
    "Sanballat",
    "Tobiah",
    "Geshem",
    { person: "ezra" },
  ],
  keyVerses: [
    "Nehemiah 1:4",
    "Nehemiah 2:17-18",
    "Nehemiah 4:17",
    "Nehemiah 6:15",
    "Nehemiah 8:8",
    "Nehemiah 8:10",
  ],
  outline: [
    {
      passage: "Nehemiah 1:1-2:20",
      heading: "Prayer and the king’s permission",
    },
    {
      passage: "Nehemiah 3:1-7:4",
      heading: "The wall built",
    },
    {
      passage: "Nehemiah 7:5-73",
      heading: "The list of those who returned",
    },
    {
      passage: "Nehemiah 8:1-10:39",
      heading: "The Law read and the covenant sealed",
    },
    {
      passage: "Nehemiah 11:1-12:47",
      heading: "Settling and dedication",
    },
    {
      passage: "Nehemiah 13:1-31",
      heading: "Later reforms",
    },
  ],
  themes: ["prayer and work", "leadership", "reading Scripture", "justice for the poor"],
  historicalBackground: [
    {
      text: "Nehemiah was cupbearer to Artaxerxes I (465-424 BC; Nehemiah 1:11; 2:1)",
      mark: "certain",
    },
    {
      text: "Sanballat’s family is named in the Elephantine letter of 407 BC",
      mark: "certain",
    },
    {
      text: "He served as governor of Judah for twelve years, from the king’s 20th year to his 32nd (Nehemiah 5:14)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "A cupbearer was trusted at court",
      mark: "certain",
    },
    {
      text: "Debt slavery was a real pressure on the poor (Nehemiah 5:1-5)",
      mark: "certain",
    },
  ],
  prophecyLinks: [],
  finds: ["elephantine", "murashu", "daliyeh"],
  confidence: "certain for the setting",
  application: "Nehemiah joins prayer to planning, and good work to justice for those in debt.",
};
