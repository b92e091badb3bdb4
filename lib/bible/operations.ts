import { operation } from "@/lib/http/operation";
import {
  chapterQuery,
  chapterResponse,
  dailyQuoteQuery,
  dailyQuoteResponse,
  passageResponse,
  translationListResponse,
  verseListQuery,
  verseListResponse,
  verseOfTheDayQuery,
  verseOfTheDayResponse,
  verseQuery,
  verseSchema,
} from "./schema";

export const getVerse = operation({
  id: "getVerse",
  method: "GET",
  path: "/api/bible/verse",
  topic: "Scripture",
  summary: "A verse or passage by its reference",
  description:
    "Any common English notation is read: “Jn 3:16”, “1 Cor 13:4-7”, “John.3.16”. What does not exist is 404, and the answer says what there is.",
  query: verseQuery,
  response: passageResponse,
  example: { query: { reference: "John 3:16" } },
});

export const getChapter = operation({
  id: "getChapter",
  method: "GET",
  path: "/api/bible/chapter",
  topic: "Scripture",
  summary: "A chapter with its layout",
  description:
    "Verses with paragraphs, lines of poetry, headings and italics as offsets beside the plain text. A reference to verses marks them.",
  query: chapterQuery,
  response: chapterResponse,
  example: { query: { reference: "Psalm 23" } },
});

export const getVerseOfTheDay = operation({
  id: "getVerseOfTheDay",
  method: "GET",
  path: "/api/bible/verse-of-the-day",
  topic: "Scripture",
  summary: "The verse of a day",
  query: verseOfTheDayQuery,
  response: verseOfTheDayResponse,
  example: { query: { date: "2026-12-25" } },
});

export const getDailyQuote = operation({
  id: "getDailyQuote",
  method: "GET",
  path: "/api/daily-quote",
  topic: "Scripture",
  summary: "A verse to quote today",
  query: dailyQuoteQuery,
  response: dailyQuoteResponse,
  example: {},
});

export const listWellLovedVerses = operation({
  id: "listWellLovedVerses",
  method: "GET",
  path: "/api/verses",
  topic: "Scripture",
  summary: "60 well-loved verses",
  query: verseListQuery,
  response: verseListResponse,
  example: { query: { translation: "KJV" } },
});

export const listTranslations = operation({
  id: "listTranslations",
  method: "GET",
  path: "/api/translations",
  topic: "Scripture",
  summary: "Every translation there is to read",
  description: "With its language, direction, license and books.",
  response: translationListResponse,
  example: {},
});

export const bibleOperations = [
  getVerse,
  getChapter,
  getVerseOfTheDay,
  getDailyQuote,
  listWellLovedVerses,
  listTranslations,
];

/** Shapes that several answers hold, by their names in the API's document. */
export const bibleSchemas = {
  Verse: verseSchema,
  Passage: passageResponse,
  Chapter: chapterResponse,
  VerseOfTheDay: verseOfTheDayResponse,
  DailyQuote: dailyQuoteResponse,
};
