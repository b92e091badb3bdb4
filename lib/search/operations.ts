import { foundVerseSchema, searchVersesQuery } from "@/lib/bible/schema";
import { operation } from "@/lib/http/operation";
import {
  searchBibleResponse,
  searchEntrySchema,
  siteSearchQuery,
  siteSearchResponse,
} from "./schema";

export const searchVerses = operation({
  id: "searchVerses",
  method: "GET",
  path: "/api/bible/search",
  topic: "Search",
  summary: "Verses by reference, words or meaning",
  description:
    "Operators can be mixed with the words: “exact words” in straight quotation marks, -word, word OR word, word*, in:psalms, lemma:agape. Nothing that is typed is an error.",
  query: searchVersesQuery,
  response: searchBibleResponse,
  example: { query: { query: "love is patient", limit: "3" } },
});

export const searchSite = operation({
  id: "searchSite",
  method: "GET",
  path: "/api/search",
  topic: "Search",
  summary: "The Bible and the site’s own words together",
  query: siteSearchQuery,
  response: siteSearchResponse,
  example: { query: { q: "resurrection", limit: "3" } },
});

export const searchOperations = [searchVerses, searchSite];

/** Shapes that several answers hold, by their names in the API's document. */
export const searchSchemas = { FoundVerse: foundVerseSchema, SearchEntry: searchEntrySchema };
