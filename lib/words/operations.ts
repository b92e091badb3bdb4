import { operation } from "@/lib/http/operation";
import {
  briefLexeme,
  findLexemesQuery,
  findLexemesResponse,
  lexemeParams,
  lexemePlacesQuery,
  lexemePlacesResponse,
  lexemeResponse,
  originalWord,
  wordsQuery,
  wordsResponse,
} from "./schema";

export const getOriginalWords = operation({
  id: "getOriginalWords",
  method: "GET",
  path: "/api/bible/words",
  topic: "Original words",
  summary: "The Hebrew, Aramaic or Greek words of a passage",
  description:
    "Each verse’s words in order, parsed, and which words of the translation go back to them. At most 200 verses.",
  query: wordsQuery,
  response: wordsResponse,
  example: { query: { reference: "John 1:1" } },
});

export const findWords = operation({
  id: "findWords",
  method: "GET",
  path: "/api/words",
  topic: "Original words",
  summary: "Words of the dictionary by number, lemma or sound",
  description: "The commonest first.",
  query: findLexemesQuery,
  response: findLexemesResponse,
  example: { query: { query: "agape" } },
});

export const getWord = operation({
  id: "getWord",
  method: "GET",
  path: "/api/words/{id}",
  topic: "Original words",
  summary: "A word of the dictionary",
  description: "Its entry, forms, renderings, books and neighbors.",
  params: lexemeParams,
  response: lexemeResponse,
  example: { params: { id: "G26" } },
});

export const findWordPlaces = operation({
  id: "findWordPlaces",
  method: "GET",
  path: "/api/words/{id}/verses",
  topic: "Original words",
  summary: "The verses in which a word stands",
  params: lexemeParams,
  query: lexemePlacesQuery,
  response: lexemePlacesResponse,
  example: { params: { id: "H2617" }, query: { book: "Ruth" } },
});

export const wordOperations = [getOriginalWords, findWords, getWord, findWordPlaces];

/** Shapes that several answers hold, by their names in the API's document. */
export const wordSchemas = {
  BriefWord: briefLexeme,
  OriginalWord: originalWord,
  Word: lexemeResponse,
};
